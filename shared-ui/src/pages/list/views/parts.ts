/** What stands behind the button, as one piece to fetch. */
export { ViewDialog } from './ViewDialog'
export { ViewsPanel } from './ViewsPanel'
