import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  up: 'subiu {{size}}',
  down: 'caiu {{size}}',
  new: 'Novo',
  estimate: 'Estimativa',
} satisfies Translation<typeof en>
