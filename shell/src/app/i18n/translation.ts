import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export type ShellTranslation = Translation<typeof en>
