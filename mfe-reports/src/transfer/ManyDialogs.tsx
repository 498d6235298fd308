import { PLATFORM_ZONE, todayIn } from '@candela/shared-contract'
import { Button, DateField, Modal, TextArea } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { FileField } from './FileField'
import { transferMessages } from './messages'
import { useFileProblem } from './SendInvoice'

const Fields = styled.div`
  display: grid;
  gap: 14px;
`

export type OfMany = { count: number; sum: string; busy: boolean; onClose: () => void }
type FrameProps = Pick<OfMany, 'sum' | 'busy' | 'onClose'> & {
  title: string
  width?: 440 | 640
  label: string
  isDanger?: boolean
  act: () => void
  children: ReactNode
}

export const ManyFrame = (props: FrameProps) => {
  const { title, width = 440, label, sum, busy, isDanger = false, act, onClose, children } = props
  const common = commonMessages.useT()
  return (
    <Modal
      open
      title={title}
      width={width}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={busy} onClick={act}>
            {label}
          </Button>
        </>
      }
    >
      <Fields>
        <p>{sum}</p>
        {children}
      </Fields>
    </Modal>
  )
}

/** As text, which goes with the rest of what is asked. */
const textOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file)
  })

type PayManyProps = OfMany & { onPay: (payload: { paid_on: string; proof: string }) => Promise<unknown> }

/** Money has left for all of them: on which day, and what the bank says. */
export const PayMany = ({ count, sum, busy, onClose, onPay }: PayManyProps) => {
  const t = transferMessages.useT()
  const common = commonMessages.useT()
  const fileProblem = useFileProblem()
  const today = todayIn(PLATFORM_ZONE)
  const [tried, setTried] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [paidOn, setPaidOn] = useState<string>(today)
  const [unreadable, setUnreadable] = useState<File | null>(null)
  const problem = file && file === unreadable ? t('fileNeeded') : fileProblem(file)
  const pay = async () => {
    setTried(true)
    if (problem || !file || paidOn === '') return
    const proof = await textOf(file).catch(() => null)
    if (proof === null) setUnreadable(file)
    else await onPay({ paid_on: paidOn, proof })
  }
  return (
    <ManyFrame
      {...{ sum, busy, onClose }}
      title={t('many.payTitle', { count })}
      label={t('many.pay')}
      act={() => void pay()}
    >
      <DateField
        label={t('paidOn')}
        value={paidOn}
        last={today}
        onChange={setPaidOn}
        {...(tried && paidOn === '' && { error: common('field.required') })}
      />
      <FileField
        label={t('proof')}
        help={t('many.proofHelp')}
        accept=".pdf,application/pdf"
        file={file}
        onChange={setFile}
        {...(tried && problem && { error: problem })}
      />
    </ManyFrame>
  )
}

type HoldManyProps = OfMany & { onHold: (payload: { reason: string }) => Promise<unknown> }

/** All of them stand still, and whose money it is reads why. */
export const HoldMany = ({ count, sum, busy, onClose, onHold }: HoldManyProps) => {
  const t = transferMessages.useT()
  const common = commonMessages.useT()
  const [tried, setTried] = useState(false)
  const [reason, setReason] = useState('')
  const isMissing = reason.trim() === ''
  const hold = () => {
    setTried(true)
    if (!isMissing) void onHold({ reason: reason.trim() })
  }
  return (
    <ManyFrame
      {...{ sum, busy, onClose }}
      isDanger
      title={t('many.holdTitle', { count })}
      label={t('many.hold')}
      act={hold}
    >
      <TextArea
        label={t('reason')}
        help={t('many.reasonHelp')}
        maxLength={500}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        {...(tried && isMissing && { error: common('field.required') })}
      />
    </ManyFrame>
  )
}
