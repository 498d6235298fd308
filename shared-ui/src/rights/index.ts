/** Rights on screen: in the words of the menu, as a matrix, and as the menu that follows from them. */

export { Called, CellLabel } from './cardStyle'
export { COLUMNS, type Column, cellPair, otherMethods } from './columns'
export { MenuPreview, type MenuPreviewProps } from './MenuPreview'
export { ActionCell, Cell, ChipMark, Chips, HintButton, Hints, type Mark, Panel, Problem } from './matrixStyle'
export { rightMessages } from './messages'
export { ReadRights, type ReadRightsProps } from './ReadRights'
export { type RightsParts, RightsTable, type RightsTableProps } from './RightsTable'
export { RightsToolbar, type RightsToolbarProps } from './RightsToolbar'
export {
  countOf,
  diffOf,
  isChanged,
  mergeRights,
  type Rights,
  type RightsDiff,
  type Share,
  shareOf,
  toPermissions,
  toRights,
  withRights,
} from './rights'
export { type ShownFamily, shownFamilies, type View } from './shown'
export { type RightWords, useRightWords } from './useRightWords'
