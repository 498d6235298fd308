/** Where addresses lead that nobody serves. */
export const UNKNOWN_PAGE = '/error/error-v6'
