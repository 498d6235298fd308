import type { ConfirmDialogProps } from '../components/ConfirmDialog'
import { lazyPart } from '../components/lazyPart'

const Nothing = () => null

/** The question before something is done to records: it is fetched when it is first put. */
export const ConfirmLater = lazyPart<ConfirmDialogProps>(
  async () => ({ default: (await import('../components/ConfirmDialog')).ConfirmDialog }),
  Nothing,
)
