import { call, upload } from '@candela/shared-auth'
import {
  dayIn,
  PLATFORM_ZONE,
  TRANSFER_STEPS,
  type TransferAction,
  type TransferStep,
  toDay,
  transferEndpoints,
} from '@candela/shared-contract'
import { DateField, TextArea, useFormat } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { ActDialog } from './ActDialog'
import { FileField } from './FileField'
import { transferMessages } from './messages'
import { useFileProblem } from './SendInvoice'

type Of = { id: number; version: string; onClose: () => void }

/** Money has left: when, and what the bank says. */
export const PayDialog = ({ id, version, onClose }: Of) => {
  const t = transferMessages.useT()
  const common = commonMessages.useT()
  const fileProblem = useFileProblem()
  const today = dayIn(PLATFORM_ZONE, new Date())
  const [file, setFile] = useState<File | null>(null)
  const [paidOn, setPaidOn] = useState<string>(today)
  return (
    <ActDialog
      title={t('step.pay')}
      label={t('step.pay')}
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
export const StepDialog = ({ action, id, version, onClose }: Of & { action: TransferAction }) => {
  const t = transferMessages.useT()
  const common = commonMessages.useT()
  const format = useFormat()
  const [reason, setReason] = useState('')
  const needsReason = 'needsReason' in TRANSFER_STEPS[action]
  return (
    <ActDialog
      title={t(`step.${action}`)}
      label={t(`step.${action}`)}
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
