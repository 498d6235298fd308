import { type OneTransfer, TRANSFER_ACTIONS, type TransferStep, toDay } from '@candela/shared-contract'
import { Button, Card, Estimated, Page, useFormat } from '@candela/shared-ui'
import { RecordPage, SummaryList } from '@candela/shared-ui/pages'
import { useParams, useSearchParams } from '@candela/shared-ui/router'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Adjustments } from './Adjustments'
import { transferMessages } from './messages'
import { Owed } from './Owed'
import { SendInvoice } from './SendInvoice'
import { StatementButton } from './StatementButton'
import { PayDialog, StepDialog } from './StepDialog'
import { decimalsOf, PAYMENTS, transferQuery, useTransferWords } from './transfer.api'
import { useTransferFile } from './useTransferFile'
import { Websites } from './Websites'

const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: 12px;
`

/** What leads on is offered first, what stops it last. */
const MAIN: readonly TransferStep[] = ['sendInvoice', 'approve', 'schedule', 'pay', 'release']

type Shown = { record: OneTransfer['record'] }

const Payment = ({ record }: Shown) => {
  const t = transferMessages.useT()
  const format = useFormat()
  const day = (text: string) => format.date(toDay(text))
  const { invoice, paid_on, has_proof, rates, id } = record
  const save = useTransferFile()
  if (invoice === null && !has_proof && rates.length === 0) return null
  return (
    <Card title={t('payment')}>
      <SummaryList
        words={{ invoice: t('invoice'), paidOn: t('paidOn'), rates: t('rates'), files: t('file') }}
        facts={{
          ...(invoice && {
            invoice: t('invoiceOf', {
              ...{ number: invoice.number, day: day(invoice.issued_on), amount: format.money('BRL', invoice.amount) },
            }),
          }),
          ...(paid_on !== null && { paidOn: day(paid_on) }),
          ...(rates.length > 0 && {
            rates: rates
              .map(({ currency, value }) => `${currency} ${format.number(value, decimalsOf(value))}`)
              .join(' · '),
          }),
          ...((invoice !== null || has_proof) && {
            files: (
              <>
                {invoice && (
                  <Button size="sm" icon="download" onClick={() => void save('invoice', id ?? 0)}>
                    {t('download')}
                  </Button>
                )}{' '}
                {has_proof && (
                  <Button size="sm" icon="download" onClick={() => void save('proof', id ?? 0)}>
                    {t('proof')}
                  </Button>
                )}
              </>
            ),
          }),
        }}
      />
    </Card>
  )
}

const Amounts = ({ record }: Shown) => {
  const t = transferMessages.useT()
  const { columns } = useTransferWords()
  const format = useFormat()
  const brl = (amount: string) => {
    const figure = format.money('BRL', amount)
    return record.state === 'estimated' ? <Estimated>{figure}</Estimated> : figure
  }
  return (
    <Card title={t('about')}>
      <SummaryList
        words={columns}
        facts={{
          net: brl(record.net),
          deductions: brl(record.deductions),
          adjustments: brl(record.adjustments),
          carried_in: brl(record.carried_in),
          payable: <b>{brl(record.payable)}</b>,
        }}
      />
    </Card>
  )
}

const ShownTransfer = ({ record }: Shown) => {
  const t = transferMessages.useT()
  const words = useTransferWords()
  const [address] = useSearchParams()
  const { id, steps, updated_at: version } = record
  const asksToSend = address.has('send') && steps.includes('sendInvoice')
  const [opened, setOpened] = useState<TransferStep | null>(asksToSend ? 'sendInvoice' : null)
  const close = () => setOpened(null)
  const labelOf = (step: TransferStep): string => (step === 'sendInvoice' ? t('sendInvoice') : t(`step.${step}`))
  const action = TRANSFER_ACTIONS.find(each => each === opened)
  return (
    <Page
      title={t('titleOf', { account: record.account.label, month: words.month(record.month) })}
      breadcrumb={[{ label: t('payments'), href: PAYMENTS }]}
      actions={
        <>
          <StatementButton account={record.account} month={record.month} />
          {steps
            .toSorted((a, b) => Number(MAIN.includes(a)) - Number(MAIN.includes(b)))
            .map(step => (
              <Button
                key={step}
                {...(MAIN.includes(step) && { variant: 'primary' as const })}
                onClick={() => setOpened(step)}
              >
                {labelOf(step)}
              </Button>
            ))}
        </>
      }
    >
      <Stack>
        <Owed record={record} />
        <Columns>
          <Amounts record={record} />
          <Payment record={record} />
        </Columns>
        <Websites record={record} />
        <Adjustments record={record} />
      </Stack>
      {id !== null && version !== null && opened === 'sendInvoice' && (
        <SendInvoice transfer={record} id={id} version={version} onClose={close} />
      )}
      {id !== null && version !== null && opened === 'pay' && (
        <PayDialog transfer={record} id={id} version={version} onClose={close} />
      )}
      {id !== null && version !== null && action && (
        <StepDialog transfer={record} action={action} id={id} version={version} onClose={close} />
      )}
    </Page>
  )
}

/** What one account is owed for one month, and what can be done about it. */
const Transfer = () => {
  const t = transferMessages.useT()
  const { account = '', month = '' } = useParams()
  return (
    <RecordPage
      source={transferQuery(account, month)}
      title={t('one')}
      list={{ label: t('payments'), href: PAYMENTS, right: 'report.report05' }}
    >
      {({ record }) => <ShownTransfer key={`${record.account.id} ${record.month}`} record={record} />}
    </RecordPage>
  )
}

export default Transfer
