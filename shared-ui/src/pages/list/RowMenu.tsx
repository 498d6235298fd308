import { commonMessages } from '@candela/shared-ui/runtime'
import { IconButton } from '../../components/IconButton'
import { Menu } from '../../components/Menu'
import { listMessages } from './messages'

/** What somebody may do to a row; what is absent is not offered. */
export type RowActions = {
  editHref?: string
  copyHref?: string
  onRemove?: () => void
}

type RowMenuProps = RowActions & {
  name: string
  showHref: string
  /** Inside a grid the arrows lead here, not the tab key. */
  inGrid?: boolean
}

/** The button with what can be done to a row. */
export const RowMenu = ({ name, showHref, editHref, copyHref, onRemove, inGrid = false }: RowMenuProps) => {
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const items = [
    { id: 'open', label: words('action.open'), icon: 'external' as const, href: showHref },
    ...(editHref ? [{ id: 'edit', label: words('action.edit'), icon: 'edit' as const, href: editHref }] : []),
    ...(copyHref ? [{ id: 'copy', label: words('action.copy'), icon: 'copy' as const, href: copyHref }] : []),
    ...(onRemove
      ? [
          {
            id: 'remove',
            label: words('action.remove'),
            icon: 'trash' as const,
            onSelect: onRemove,
            danger: true,
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
