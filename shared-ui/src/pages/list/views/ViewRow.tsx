import type { View } from '@candela/shared-contract'
import { styled } from 'styled-components'
import { Icon } from '../../../components/Icon'
import { IconButton } from '../../../components/IconButton'
import { menuItemStyle } from '../../../components/menuStyle'
import { text } from '../../../theme/text'
import { viewMessages } from './messages'

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 2px;
`

const Choice = styled.button`
  ${menuItemStyle}
  flex: 1;
  min-width: 0;

  &:hover {
    background: var(--bg-hover);
  }
  &[aria-current] {
    font-weight: 600;
  }
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Note = styled.span`
  ${text('small')}
  display: block;
  color: var(--fg-3);
  font-weight: 400;
`

const Pin = styled(IconButton)`
  &[aria-pressed='true'] {
    color: var(--accent-fg);
  }
`

type ChoiceRowProps = { label: string; note?: string | undefined; isCurrent: boolean; onSelect: () => void }

const ChoiceButton = ({ label, note, isCurrent, onSelect }: ChoiceRowProps) => (
  <Choice type="button" aria-current={isCurrent || undefined} onClick={onSelect}>
    <Words>
      {label}
      {note && <Note>{note}</Note>}
    </Words>
    {isCurrent && <Icon name="check" size={14} />}
  </Choice>
)

export const AllRows = (props: Omit<ChoiceRowProps, 'note'>) => (
  <Row>
    <ChoiceButton {...props} />
  </Row>
)

type ViewRowProps = { view: View; isCurrent: boolean; onSelect: () => void; onPin: () => void }

/** A view that can be shown and kept in the menu, with who else finds it or whose it is. */
export const ViewRow = ({ view, isCurrent, onSelect, onPin }: ViewRowProps) => {
  const t = viewMessages.useT()
  const { viw_name, viw_sharing, gro_name, mine, owner, pinned } = view
  const group = gro_name ?? ''
  const shared =
    viw_sharing === 'default' ? t('first', { group }) : viw_sharing === 'group' && mine && t('forGroup', { group })
  const note = [shared, !mine && owner?.label].filter(Boolean).join(' · ')
  return (
    <Row>
      <ChoiceButton label={viw_name} note={note} isCurrent={isCurrent} onSelect={onSelect} />
      <Pin
        icon="pin"
        size="sm"
        label={t('pinNamed', { name: viw_name })}
        title={t('pin')}
        aria-pressed={pinned}
        onClick={onPin}
      />
    </Row>
  )
}
