/** For tests only. */
export { checkMessages } from './checkMessages'
export { renderUi } from './renderUi'
