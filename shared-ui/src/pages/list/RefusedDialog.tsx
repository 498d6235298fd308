import type { BulkAnswer } from '@candela/shared-contract'
import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { Button } from '../../components/Button'
import { Modal } from '../../components/Modal'
import { listMessages } from './messages'

/** What many have in common is understood from the first ones. */
const MAX_NAMED = 50

const List = styled.ul`
  li {
    padding: 8px 0;
    border-bottom: 1px solid var(--line-subtle);
    overflow-wrap: anywhere;
  }
  li:last-child {
    border-bottom: 0;
  }
  b {
    display: block;
    font-weight: 500;
  }
  span {
    color: var(--fg-2);
  }
`

const Others = styled.p`
  margin-top: 8px;
  color: var(--fg-3);
`

export type Refused = BulkAnswer['refused'][number]

type RefusedDialogProps = { refused: readonly Refused[]; onClose: () => void }

/** The records that stayed as they were, each with the reason. */
export const RefusedDialog = ({ refused, onClose }: RefusedDialogProps) => {
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const others = refused.length - MAX_NAMED
  return (
    <Modal
      open={refused.length > 0}
      title={t('refused', { count: refused.length })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words('action.close')}</Button>}
    >
      <List>
        {refused.slice(0, MAX_NAMED).map(({ id, label, message }) => (
          <li key={id}>
            <b>{label}</b>
            <span>{message}</span>
          </li>
        ))}
      </List>
      {others > 0 && <Others>{t('refusedOthers', { count: others })}</Others>}
    </Modal>
  )
}
