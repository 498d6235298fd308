import { call, upload } from '@candela/shared-auth'
import {
  PLATFORM_ZONE,
  TRANSFER_STEPS,
  type Transfer,
  type TransferAction,
  type TransferStep,
  toDay,
  todayIn,
  transferEndpoints,
} from '@candela/shared-contract'
import { DateField, TextArea, useFormat } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { ActDialog } from './ActDialog'
import { FileField } from './FileField'
import { transferMessages } from './messages'
import { useFileProblem } from './SendInvoice'
import { useTransferWords } from './transfer.api'

type Of = { transfer: Transfer; id: number; version: string; onClose: () => void }

/** Whose payment it is, of which month, how much, and what its invoice says. */
const useSubject = () => {
  const t = transferMessages.useT()
  const words = useTransferWords()
  const format = useFormat()
  return ({ account, month, payable, invoice }: Transfer): string => {
    const about = `${t('titleOf', { account: account.label, month: words.month(month) })}: ${format.money('BRL', payable)}`
    if (!invoice) return about
    const day = format.date(toDay(invoice.issued_on))
    const said = t('invoiceOf', { number: invoice.number, day, amount: format.money('BRL', invoice.amount) })
    return `${about} · ${t('invoice')} ${said}`
  }
}

/** Money has left: when, and what the bank says. */
export const PayDialog = ({ transfer, id, version, onClose }: Of) => {
  const t = transferMessages.useT()
  const subjectOf = useSubject()
  const common = commonMessages.useT()
  const fileProblem = useFileProblem()
  const today = todayIn(PLATFORM_ZONE)
  const [file, setFile] = useState<File | null>(null)
  const [paidOn, setPaidOn] = useState<string>(today)
  return (
    <ActDialog
      title={t('step.pay')}
      label={t('step.pay')}
      text={subjectOf(transfer)}
      missing={{
        file: fileProblem(file),
        paid_on: paidOn === '' ? common('field.required') : undefined,
      }}
      onClose={onClose}
      act={async () => {
        await upload(transferEndpoints.payTransfer, {
          ...{ params: { id }, query: { version, paid_on: paidOn }, file: file ?? new Blob() },
        })
        return t('done.pay')
      }}
    >
      {errorOf => (
        <>
          <DateField label={t('paidOn')} value={paidOn} last={today} onChange={setPaidOn} {...errorOf('paid_on')} />
          <FileField
            label={t('proof')}
            help={t('proofHelp')}
            accept=".pdf,application/pdf"
            file={file}
            onChange={setFile}
            {...errorOf('file')}
          />
        </>
      )}
    </ActDialog>
  )
}

const AGAINST: readonly TransferStep[] = ['reject', 'reverse']

/** A step without a file; where somebody is told no, they are told why. */
export const StepDialog = ({ transfer, action, id, version, onClose }: Of & { action: TransferAction }) => {
  const t = transferMessages.useT()
  const subjectOf = useSubject()
  const common = commonMessages.useT()
  const format = useFormat()
  const [reason, setReason] = useState('')
  const needsReason = 'needsReason' in TRANSFER_STEPS[action]
  return (
    <ActDialog
      title={t(`step.${action}`)}
      label={t(`step.${action}`)}
      text={subjectOf(transfer)}
      isDanger={AGAINST.includes(action)}
      missing={needsReason ? { reason: reason.trim() === '' ? common('field.required') : undefined } : {}}
      onClose={onClose}
      act={async () => {
        const body = { action, version, ...(needsReason && { reason: reason.trim() }) }
        const { record } = await call(transferEndpoints.stepTransfer, { params: { id }, body })
        return t(`done.${action}`, { day: record.pay_on ? format.date(toDay(record.pay_on)) : '–' })
      }}
    >
      {errorOf =>
        needsReason && (
          <TextArea
            label={t('reason')}
            maxLength={500}
            rows={3}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            {...errorOf('reason')}
          />
        )
      }
    </ActDialog>
  )
}
