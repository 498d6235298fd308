import { Banner, Button, FieldFrame, Modal, SelectMenu, Skeleton } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { diffOf, type Rights, toRights } from '@candela/shared-ui/rights'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { GROUP, groupChoices } from './group.api'
import { RightsChange } from './RightsChange'

const Body = styled.div`
  display: grid;
  gap: 12px;
`

type CopyDialogProps = {
  /** The group that is open: there is nothing to copy from itself. */
  except?: number
  rights: Rights
  onCopy: (rights: Rights) => void
  onClose: () => void
}

/** Another group's rights in place of these, after a look at what that changes. */
export const CopyDialog = ({ except, rights, onCopy, onClose }: CopyDialogProps) => {
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const choices = useQuery(groupChoices())
  const source = useQuery({ ...GROUP.query(chosen), enabled: chosen !== '' })
  const copied = chosen !== '' && source.data ? toRights(source.data.record.permissions) : undefined
  const diff = copied && diffOf(rights, copied)
  const isSame = diff !== undefined && diff.added.length + diff.removed.length === 0
  const waiting = !choices.data ? choices : chosen !== '' && !source.data ? source : undefined

  return (
    <Modal
      open
      width={640}
      title={t('group.copy.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          {copied && !isSame && (
            <Button variant="primary" onClick={() => onCopy(copied)}>
              {t('group.copy.confirm')}
            </Button>
          )}
        </>
      }
    >
      <Body>
        {choices.data && (
          <FieldFrame id={id} label={t('group.copy.from')}>
            <SelectMenu
              id={id}
              look="field"
              label={t('group.copy.from')}
              value={chosen}
              options={[
                { value: '', label: t('group.copy.choose') },
                ...choices.data
                  .filter(one => one.id !== except)
                  .map(({ id: value, label }) => ({ value: String(value), label })),
              ]}
              onChange={setChosen}
            />
          </FieldFrame>
        )}
        {waiting && (
          <Unanswered query={waiting} title={t('group.copy.failed')}>
            <Skeleton width="60%" />
          </Unanswered>
        )}
        {isSame && <Banner kind="info" title={t('group.copy.same')} />}
        {diff && !isSame && (
          <>
            <Banner kind="info" title={t('group.copy.effect', { name: source.data?.record.gro_name ?? '' })} />
            <RightsChange {...diff} />
          </>
        )}
      </Body>
    </Modal>
  )
}
