import { upload } from '@candela/shared-auth'
import {
  languageOf,
  marksOf,
  PLATFORM_ZONE,
  paymentFor,
  TRANSFER_FILE_BYTES,
  type Transfer,
  toDay,
  todayIn,
  transferEndpoints,
} from '@candela/shared-contract'
import { DateField, TextField, useFormat } from '@candela/shared-ui'
import { commonMessages, useLocale } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { exactAmount, isAmount } from '../shared/typedAmount'
import { ActDialog } from './ActDialog'
import { FileField } from './FileField'
import { transferMessages } from './messages'
import { useAgainstOwed } from './useAgainstOwed'

/** What is wrong with a file before it is sent. */
export const useFileProblem = () => {
  const t = transferMessages.useT()
  return (file: File | null): string | undefined =>
    file === null ? t('fileNeeded') : file.size > TRANSFER_FILE_BYTES ? t('fileTooBig') : undefined
}

type SendInvoiceProps = { transfer: Transfer; id: number; version: string; onClose: () => void }

/** The invoice of what is owed; when it is paid is said before it is sent. */
export const SendInvoice = ({ transfer, id, version, onClose }: SendInvoiceProps) => {
  const t = transferMessages.useT()
  const common = commonMessages.useT()
  const format = useFormat()
  const fileProblem = useFileProblem()
  const against = useAgainstOwed()
  const { decimal } = marksOf(languageOf(useLocale()))
  const today = todayIn(PLATFORM_ZONE)
  const [file, setFile] = useState<File | null>(null)
  const [number, setNumber] = useState('')
  const [issuedOn, setIssuedOn] = useState<string>(today)
  const [amount, setAmount] = useState(format.number(transfer.payable, 2))
  const [{ day, invoiceUntil, nextDay }] = useState(() => paymentFor(new Date()))
  const exact = exactAmount(amount, decimal)
  const required = (text: string) => (text.trim() === '' ? common('field.required') : undefined)

  return (
    <ActDialog
      title={t('sendInvoice')}
      label={t('sendInvoice')}
      text={t('sendInvoiceText', {
        time: format.deadline(invoiceUntil, transfer.account.zone),
        day: format.date(toDay(day)),
        next: format.date(toDay(nextDay)),
      })}
      missing={{
        number: required(number),
        issued_on: required(issuedOn),
        amount: required(amount),
        file: fileProblem(file),
      }}
      onClose={onClose}
      act={async () => {
        const query = { version, number: number.trim(), issued_on: issuedOn, amount: exact }
        const { record } = await upload(transferEndpoints.sendInvoice, {
          ...{ params: { id }, query, file: file ?? new Blob() },
        })
        return t('done.sendInvoice', { day: record.pay_on ? format.date(toDay(record.pay_on)) : '–' })
      }}
    >
      {errorOf => (
        <>
          <TextField
            label={t('number')}
            data-autofocus=""
            maxLength={60}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
            {...errorOf('number')}
          />
          <DateField
            label={t('issuedOn')}
            value={issuedOn}
            last={today}
            onChange={setIssuedOn}
            {...errorOf('issued_on')}
          />
          <TextField
            label={t('amount')}
            inputMode="decimal"
            help={
              isAmount(exact) ? `${format.money('BRL', exact)}: ${against(exact, transfer.payable).text}` : undefined
            }
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            // While it is typed it is read below: marks that come and go would move what is being typed.
            onBlur={() => {
              if (isAmount(exact)) setAmount(format.number(exact, 2))
            }}
            {...errorOf('amount')}
          />
          <FileField
            label={t('file')}
            help={t('invoiceHelp')}
            accept=".pdf,.xml,application/pdf,application/xml,text/xml"
            file={file}
            onChange={setFile}
            {...errorOf('file')}
          />
        </>
      )}
    </ActDialog>
  )
}
