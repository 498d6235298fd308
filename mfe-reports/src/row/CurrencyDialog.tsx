import { CURRENCIES, type ReportRowCurrencyChange, reportRowCurrencyChange } from '@candela/shared-contract'
import { FormSelect, FormTextField } from '@candela/shared-ui/form'
import { FormDialog } from '@candela/shared-ui/pages'
import { rowMessages } from './messages'
import { useRowWords } from './RowColumns'

const USUAL: ReportRowCurrencyChange = { anr_currency: 'USD', reason: '' }
const OPTIONS = CURRENCIES.map(value => ({ value, label: value }))

type CurrencyDialogProps = {
  count: number
  onClose: () => void
  /** Answers whether it was done; what is typed stays until it is. */
  onChoose: (change: ReportRowCurrencyChange) => Promise<boolean>
}

/** Which currency the amounts of many rows are of, and why that was said wrong before. */
export const CurrencyDialog = ({ count, onClose, onChoose }: CurrencyDialogProps) => {
  const t = rowMessages.useT()
  const { columns } = useRowWords()
  return (
    <FormDialog
      title={t('currencyTitle', { count })}
      confirmLabel={t('currency')}
      effect={t('currencyText')}
      schema={reportRowCurrencyChange}
      initialValues={USUAL}
      save={onChoose}
      onClose={onClose}
    >
      <FormSelect name="anr_currency" label={columns.anr_currency} options={OPTIONS} />
      <FormTextField name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={255} data-autofocus="" />
    </FormDialog>
  )
}
