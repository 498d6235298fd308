import { useCan } from '@candela/shared-auth'
import { CONFLICT_CHOICES, type ConflictChoice } from '@candela/shared-contract'
import { Banner, Button, Card, RadioGroup, TextField } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { uploadMessages } from './messages'

const Stack = styled.div`
  display: grid;
  gap: 14px;
  min-width: 0;
`

type StoreCardProps = {
  fresh: number
  same: number
  conflicts: number
  busy: boolean
  onStore: (conflict: ConflictChoice, reason: string) => void
}

/** The last step: what becomes of what is stored with other numbers, and why. */
export const StoreCard = ({ fresh, same, conflicts, busy, onStore }: StoreCardProps) => {
  const t = uploadMessages.useT()
  const common = commonMessages.useT()
  const mayImport = useCan('adNetworkReport.import')
  const [conflict, setConflict] = useState<ConflictChoice>('keep')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const changing = fresh + { keep: 0, replace: conflicts, sum: conflicts + same }[conflict]
  const store = () => {
    setTried(true)
    if (reason.trim() !== '') onStore(conflict, reason.trim())
  }
  return (
    <Card title={t('store')}>
      <Stack>
        {!mayImport && <Banner kind="info" title={t('noImport')} />}
        {conflicts + same > 0 && (
          <RadioGroup
            label={t('conflict')}
            name="conflict"
            value={conflict}
            options={CONFLICT_CHOICES.map(value => ({ value, label: t(value) }))}
            onChange={setConflict}
          />
        )}
        {changing === 0 && <Banner kind="info" title={t('nothing')} />}
        <TextField
          label={t('reason')}
          help={t('reasonHelp')}
          maxLength={255}
          value={reason}
          onChange={event => setReason(event.target.value)}
          {...(tried && reason.trim() === '' && { error: common('field.required') })}
        />
        <div>
          <Button variant="primary" disabled={!mayImport || changing === 0} busy={busy} onClick={store}>
            {t('commit', { count: changing })}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
