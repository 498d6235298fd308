import { Button, Combobox, Modal } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { userMessages } from './messages'
import { useUserWords } from './UserWords'
import { findGroups } from './user.api'

const Effect = styled.p`
  margin-bottom: 16px;
  color: var(--fg-2);
`

type GroupDialogProps = {
  count: number
  busy: boolean
  onChoose: (id: number) => void
  onClose: () => void
}

/** Which group many users shall have. */
const GroupDialog = ({ count, busy, onChoose, onClose }: GroupDialogProps) => {
  const t = userMessages.useT()
  const common = commonMessages.useT()
  const { columns } = useUserWords()
  const [group, setGroup] = useState<{ value: number; label: string } | null>(null)
  return (
    <Modal
      open
      title={t('user.bulk.groupTitle', { count })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button variant="primary" busy={busy} disabled={!group} onClick={() => group && onChoose(group.value)}>
            {t('user.bulk.group')}
          </Button>
        </>
      }
    >
      <Effect>{t('user.bulk.groupText')}</Effect>
      <Combobox<number>
        label={columns.gro_name}
        value={group?.value ?? null}
        valueLabel={group?.label ?? ''}
        load={findGroups}
        onChange={setGroup}
      />
    </Modal>
  )
}

export default GroupDialog
