import { CURRENCIES, type Currency } from '@candela/shared-contract'
import { Button, Modal, SegmentedControl, TextField } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { rowMessages } from './messages'
import { useRowWords } from './RowColumns'

const Stack = styled.div`
  display: grid;
  gap: 14px;
`

type CurrencyDialogProps = {
  count: number
  busy: boolean
  onClose: () => void
  onChoose: (anr_currency: Currency, reason: string) => void
}

/** Which currency the amounts of many rows are of, and why that was said wrong before. */
export const CurrencyDialog = ({ count, busy, onClose, onChoose }: CurrencyDialogProps) => {
  const t = rowMessages.useT()
  const common = commonMessages.useT()
  const { columns } = useRowWords()
  const [currency, setCurrency] = useState<Currency>('USD')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const choose = () => {
    setTried(true)
    if (!isMissing) onChoose(currency, reason.trim())
  }
  return (
    <Modal
      open
      title={t('currencyTitle', { count })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={choose}>
            {t('currency')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('currencyText')}</p>
        <SegmentedControl
          label={columns.anr_currency}
          value={currency}
          options={CURRENCIES.map(value => ({ value, label: value }))}
          onChange={setCurrency}
        />
        <TextField
          label={t('reason')}
          help={t('reasonHelp')}
          maxLength={255}
          value={reason}
          onChange={event => setReason(event.target.value)}
          {...(tried && isMissing && { error: t('reasonNeeded') })}
        />
      </Stack>
    </Modal>
  )
}
