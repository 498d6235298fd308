import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  up: 'su del {{size}}',
  down: 'giù del {{size}}',
  new: 'Nuovo',
  estimate: 'Stima',
} satisfies Translation<typeof en>
