/** Pixels that the rows of a list have before their grid is there as well: nothing of the library comes along. */

/** With its line. */
export const HEADER_HEIGHT = 35
export const ACTIONS_WIDTH = 56
export const SELECT_WIDTH = 44
