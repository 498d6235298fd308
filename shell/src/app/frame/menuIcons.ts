import { type IconName, isIconName } from '@candela/shared-ui'

/** A declaration may name an icon of a later release. */
export const iconOf = (name: string | undefined): IconName => (name !== undefined && isIconName(name) ? name : 'link')
