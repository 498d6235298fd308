import { call } from '@candela/shared-auth'
import {
  ADJUSTMENT_REASONS,
  type AdjustmentReason,
  type OneTransfer,
  type TransferAdjustment,
  transferEndpoints,
} from '@candela/shared-contract'
import { Button, Card, FieldFrame, SelectMenu, TextArea, TextField, useFormat } from '@candela/shared-ui'
import { useIdempotencyKey } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { ActDialog } from './ActDialog'
import { transferMessages } from './messages'
import { useTransferWords } from './transfer.api'

const Items = styled.ul`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  b {
    font-weight: 500;
  }
  b + b {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
`

const Quiet = styled.p`
  color: var(--fg-2);
  overflow-wrap: anywhere;
`

const Thread = styled.ol`
  display: grid;
  gap: 8px;
  margin: 8px 0;
  padding: 0 0 0 12px;
  border-left: 2px solid var(--line);
  list-style: none;

  small {
    color: var(--fg-3);
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`

type Opened = { kind: 'add' } | { kind: 'drop' | 'reply'; item: TransferAdjustment } | null

type OfTransfer = { record: OneTransfer['record']; onClose: () => void }

const AddDialog = ({ record: { account, month }, onClose }: OfTransfer) => {
  const t = transferMessages.useT()
  const common = commonMessages.useT()
  const words = useTransferWords()
  const keyFor = useIdempotencyKey()
  const reasonId = useId()
  const [reason, setReason] = useState<AdjustmentReason>('invalidTraffic')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const required = (text: string) => (text.trim() === '' ? common('field.required') : undefined)
  return (
    <ActDialog
      title={t('addTitle')}
      label={t('add')}
      text={t('addText')}
      missing={{ reason: undefined, amount: required(amount), note: required(note) }}
      onClose={onClose}
      act={async () => {
        const body = { account: account.id, month, reason, amount: amount.trim().replace(',', '.'), note: note.trim() }
        await call(transferEndpoints.storeAdjustment, { body }, { idempotencyKey: keyFor(body) })
        return t('added')
      }}
    >
      {errorOf => (
        <>
          <FieldFrame id={reasonId} label={t('reason')} {...errorOf('reason')}>
            <SelectMenu
              id={reasonId}
              look="field"
              label={t('reason')}
              value={reason}
              options={ADJUSTMENT_REASONS.map(value => ({ value, label: words.reason[value] }))}
              onChange={setReason}
            />
          </FieldFrame>
          <TextField
            label={t('amount')}
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            {...errorOf('amount')}
          />
          <TextArea
            label={t('note')}
            maxLength={500}
            rows={3}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            {...errorOf('note')}
          />
        </>
      )}
    </ActDialog>
  )
}

const ReplyDialog = ({ item: { id }, onClose }: { item: TransferAdjustment; onClose: () => void }) => {
  const t = transferMessages.useT()
  const common = commonMessages.useT()
  const keyFor = useIdempotencyKey()
  const [text, setText] = useState('')
  return (
    <ActDialog
      title={t('reply')}
      label={t('send')}
      missing={{ text: text.trim() === '' ? common('field.required') : undefined }}
      onClose={onClose}
      act={async () => {
        const body = { text: text.trim() }
        await call(transferEndpoints.disputeAdjustment, { params: { id }, body }, { idempotencyKey: keyFor(body) })
        return t('sent')
      }}
    >
      {errorOf => (
        <TextArea
          label={t('message')}
          maxLength={1000}
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...errorOf('text')}
        />
      )}
    </ActDialog>
  )
}

/** What was taken off or put on, why, and what both sides say about it. */
export const Adjustments = ({ record }: { record: OneTransfer['record'] }) => {
  const t = transferMessages.useT()
  const words = useTransferWords()
  const format = useFormat()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const brl = (amount: string) => format.money('BRL', amount)
  return (
    <Card
      title={t('adjustments')}
      {...(record.can.adjust && {
        aside: (
          <Button size="sm" onClick={() => setOpened({ kind: 'add' })}>
            {t('add')}
          </Button>
        ),
      })}
    >
      {record.items.length === 0 && <Quiet>{t('noAdjustments')}</Quiet>}
      <Items>
        {record.items.map(item => {
          const said = { reason: words.reason[item.reason], amount: brl(item.amount) }
          return (
            <li key={item.id}>
              <Head>
                <b>{said.reason}</b>
                <b>{said.amount}</b>
              </Head>
              <Quiet>{[item.website?.label, item.note].filter(Boolean).join(' · ')}</Quiet>
              {item.messages.length > 0 && (
                <Thread>
                  {item.messages.map(({ id, user, text, created_at }) => (
                    <li key={id}>
                      <small>
                        {user?.label ?? t('somebody')}, {format.dateTime(created_at)}
                      </small>
                      <p>{text}</p>
                    </li>
                  ))}
                </Thread>
              )}
              <Head>
                {record.can.dispute && (
                  <Button size="sm" aria-label={t('replyOf', said)} onClick={() => setOpened({ kind: 'reply', item })}>
                    {t('reply')}
                  </Button>
                )}
                {record.can.adjust && (
                  <Button
                    size="sm"
                    aria-label={t('takeBackOf', said)}
                    onClick={() => setOpened({ kind: 'drop', item })}
                  >
                    {t('takeBack')}
                  </Button>
                )}
              </Head>
            </li>
          )
        })}
      </Items>
      {opened?.kind === 'add' && <AddDialog record={record} onClose={close} />}
      {opened?.kind === 'reply' && <ReplyDialog item={opened.item} onClose={close} />}
      {opened?.kind === 'drop' && (
        <ActDialog
          title={t('takeBackOf', { amount: brl(opened.item.amount) })}
          label={t('takeBack')}
          text={opened.item.note}
          isDanger
          onClose={close}
          act={async () => {
            await call(transferEndpoints.destroyAdjustment, { params: { id: opened.item.id } })
            return t('takenBack')
          }}
        />
      )}
    </Card>
  )
}
