import { commonMessages } from '@candela/shared-ui/runtime'
import { IconButton } from '../../components/IconButton'
import { Menu } from '../../components/Menu'
import type { MenuItem } from '../../components/MenuItemRow'
import { listMessages } from './messages'

/** What somebody may do to a row; what is absent is not offered. */
export type RowActions = {
  editHref?: string
  copyHref?: string
  /** What else, before removing it. */
  more?: readonly MenuItem[]
  onRemove?: () => void
  /** Why it cannot be removed, where that is known. */
  whyKept?: string | undefined
}

type RowMenuProps = RowActions & {
  name: string
  showHref: string
  /** Inside a grid the arrows lead here, not the tab key. */
  inGrid?: boolean
}

/** The button with what can be done to a row. */
export const RowMenu = ({
  name,
  showHref,
  editHref,
  copyHref,
  more = [],
  onRemove,
  whyKept,
  inGrid = false,
}: RowMenuProps) => {
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const items: MenuItem[] = [
    { id: 'open', label: words('action.open'), icon: 'external' as const, href: showHref },
    ...(editHref ? [{ id: 'edit', label: words('action.edit'), icon: 'edit' as const, href: editHref }] : []),
    ...(copyHref ? [{ id: 'copy', label: words('action.copy'), icon: 'copy' as const, href: copyHref }] : []),
    ...more,
    ...(onRemove
      ? [
          {
            id: 'remove',
            label: words('action.remove'),
            icon: 'trash' as const,
            onSelect: onRemove,
            danger: true,
            whyNot: whyKept,
            separated: true,
          },
        ]
      : []),
  ]
  return (
    <Menu
      items={items}
      trigger={props => (
        <IconButton
          {...props}
          icon="dots"
          label={t('actionsOf', { name })}
          title={t('actions')}
          tabIndex={inGrid ? -1 : 0}
        />
      )}
    />
  )
}
