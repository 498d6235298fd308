import {
  type DashboardQuery,
  dashboardEndpoints,
  languageOf,
  type MoneyAnswer,
  REPORTS,
  TYPES,
  toDay,
} from '@candela/shared-contract'
import { Card, Estimated, LinkButton, Pill, TextLink, text, useFormat, VisuallyHidden } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { Block, useBlockQuery } from '../shared/Block'
import { LineSkeletons } from '../shared/skeletons'
import { withinSentence } from '../shared/withinSentence'
import { moneyQuery } from './dashboard.api'
import { useMonthName } from './useMonthName'

const Root = styled.div`
  padding: 12px 16px 14px;

  b {
    font-weight: 600;
  }
`

const When = styled.div`
  ${text('dialog-title')}
  font-size: 18px;
`

const Amount = styled.p`
  ${text('figure-hero')}
  font-variant-numeric: tabular-nums;

  > a {
    font-weight: inherit;
  }
`

const Lines = styled.p`
  margin-top: 2px;
  color: var(--fg-2);
`

const Act = styled.div`
  margin-top: 10px;
`

const Rule = styled.p`
  ${text('small')}
  margin-top: 12px;
  color: var(--fg-3);
`

const Rail = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  margin-top: 12px;
  font-variant-numeric: tabular-nums;

  &::before {
    content: '';
    position: absolute;
    top: 5px;
    right: 8%;
    left: 8%;
    border-top: 1.5px solid var(--line);
  }
`

const Stop = styled.li<{ $state: 'done' | 'next' | 'later' }>`
  position: relative;
  color: ${({ $state }) => ($state === 'next' ? 'var(--fg-1)' : 'var(--fg-3)')};
  font-size: 11px;
  font-weight: ${({ $state }) => ($state === 'next' ? 600 : 400)};
  line-height: 14px;
  text-align: center;

  &::before {
    content: '';
    display: block;
    width: 9px;
    height: 9px;
    margin: 1px auto 5px;
    border: 1.5px solid ${({ $state }) => ($state === 'next' ? 'var(--est-line)' : 'var(--line-control)')};
    border-radius: 50%;
    background: ${({ $state }) =>
      ({ done: 'var(--line-control)', next: 'var(--flame)', later: 'var(--bg-surface)' })[$state]};
    box-shadow: ${({ $state }) => ($state === 'next' ? '0 0 0 3px var(--est-bg)' : 'none')};
  }
`

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_HOURS = 24
/** From here on days are too coarse. */
const LAST_HOURS = 48

/** It runs while the page is open. */
const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const isOfPayment = ({ queryKey: [name] }: { queryKey: readonly unknown[] }): boolean =>
  typeof name === 'string' &&
  [dashboardEndpoints.money, dashboardEndpoints.todo].some(({ path }) => name.endsWith(path))

const InvoiceCountdown = ({ until }: { until: string }) => {
  const t = reportMessages.useT()
  const client = useQueryClient()
  const left = Date.parse(until) - useNow()
  const hours = Math.floor(left / HOUR_MS)

  // After the deadline the server names the next one: the card asks each minute until the server's clock agrees.
  useEffect(() => {
    if (left < 0) void client.invalidateQueries({ predicate: isOfPayment })
  }, [client, left])

  if (left < 0) return null
  return (
    <Pill tone="warning" mark="none">
      {hours > LAST_HOURS
        ? t('dashboard.payment.left', { count: Math.floor(hours / DAY_HOURS) })
        : hours > 0
          ? t('dashboard.payment.hours', { count: hours })
          : t('dashboard.payment.now')}
    </Pill>
  )
}

/** Which of the days of the rule it is; the last one of a short month stands for the 30th. */
const slotOf = (day: string): number => {
  const place = TYPES.paymentDay.map(String).indexOf(String(Number(day.slice(8))))
  return place < 0 ? TYPES.paymentDay.length - 1 : place
}

type Owed = NonNullable<MoneyAnswer['payment']['next']>

/** What is owed comes first, then when it is paid, then what is to be done for it. */
const NextPayment = ({ next }: { next: Owed }) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const language = languageOf(useLocale())
  const nameOf = useMonthName()
  const { account, month, payable, pay_on, invoice_until, reason, can_send, others, others_payable } = next
  const href = `${REPORTS.transfers.path}/${account.id}/${month}`
  const day = pay_on && withinSentence(language, format.weekday(toDay(pay_on)))
  return (
    <>
      <Amount>
        <TextLink href={href}>{format.money('BRL', payable)}</TextLink>
      </Amount>
      <Lines>
        {t('dashboard.payment.of', { month: nameOf(toDay(`${month}-01`)), account: account.label })}{' '}
        {day && (
          <b>{invoice_until ? t('dashboard.payment.ifSent', { day }) : t('dashboard.payment.paidOn', { day })}</b>
        )}{' '}
        {invoice_until && t('dashboard.payment.until', { time: format.deadline(invoice_until, account.zone) })} {reason}
      </Lines>
      {can_send && (
        <Act>
          <LinkButton variant="primary" size="sm" href={`${href}?send`}>
            {t('dashboard.payment.send')}
          </LinkButton>
        </Act>
      )}
      {others > 0 && (
        <Act>
          <TextLink href={REPORTS.transfers.path}>
            {t('dashboard.payment.more', { count: others, amount: format.money('BRL', others_payable) })}
          </TextLink>
        </Act>
      )}
    </>
  )
}

const PaymentBody = ({ answer: { payment, balance, currency } }: { answer: MoneyAnswer }) => {
  const { day, next: owed } = payment
  const nameOf = useMonthName()
  const t = reportMessages.useT()
  const format = useFormat()
  const next = slotOf(day)
  const isClosed = balance.state === 'closed'
  const earned = format.money(currency, balance.net)
  return (
    <Root>
      {owed ? (
        <NextPayment next={owed} />
      ) : (
        <>
          <When>{format.weekday(toDay(day))}</When>
          {Number(balance.net) > 0 && (
            <Lines>
              {isClosed ? earned : <Estimated>{earned}</Estimated>}{' '}
              {t('dashboard.balanceOf', { month: nameOf(toDay(balance.month)) })}
            </Lines>
          )}
          {!isClosed && <Lines>{t('dashboard.payment.notClosed', { month: nameOf(toDay(balance.month)) })}</Lines>}
        </>
      )}
      <Rail aria-label={t('dashboard.payment.rail')}>
        {TYPES.paymentDay.map((each, index) => (
          <Stop key={each} $state={index < next ? 'done' : index === next ? 'next' : 'later'}>
            {index === next ? (
              <>
                <span aria-hidden="true">{each}</span>
                <VisuallyHidden>{t('dashboard.payment.isNext', { day: each })}</VisuallyHidden>
              </>
            ) : (
              each
            )}
          </Stop>
        ))}
      </Rail>
      <Rule>{t('dashboard.payment.rule')}</Rule>
    </Root>
  )
}

const HEIGHT = 226

/** When money comes, until when the invoice has to be there, and what happens to a late one. */
export const PaymentCard = ({ question }: { question: DashboardQuery }) => {
  const t = reportMessages.useT()
  const block = useBlockQuery(moneyQuery(question))
  const until = block.data?.payment.next?.invoice_until
  return (
    <Card title={t('dashboard.payment.title')} aside={until && <InvoiceCountdown until={until} />} flush>
      <Block block={block} height={HEIGHT} skeleton={<LineSkeletons count={6} />}>
        {answer => <PaymentBody answer={answer} />}
      </Block>
    </Card>
  )
}
