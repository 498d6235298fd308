import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  up: 'subió {{size}}',
  down: 'bajó {{size}}',
  new: 'Nuevo',
  estimate: 'Estimación',
} satisfies Translation<typeof en>
