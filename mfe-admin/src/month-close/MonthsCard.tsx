import { call, useCan } from '@candela/shared-auth'
import {
  type BookMonth,
  type MonthState,
  monthCloseEndpoints,
  REPORTS,
  reopenMonthBody,
} from '@candela/shared-contract'
import { Button, Card, focusPageHeading, LinkButton, media, Pill, type PillTone, useFormat } from '@candela/shared-ui'
import { FormTextField } from '@candela/shared-ui/form'
import { FormDialog, useIdempotencyKey } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { adminMessages } from '../i18n/messages'
import { paymentsPath, useMonthChanged } from './close.api'
import { atStart, useMonthWords } from './useMonthWords'
import { inOrder, useRate } from './useRateWords'

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: 44px;
    padding: 8px 16px;
  }
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
`

const Name = styled.b`
  flex: 0 0 150px;
  font-weight: 500;
  ${media.phone} {
    flex: 1 0 auto;
  }
`

const Facts = styled.span`
  flex: 1 1 220px;
  min-width: 0;
  color: var(--fg-2);
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;

  b {
    display: block;
    color: var(--fg-1);
    font-weight: 500;
  }
  /* Below the name, its state and the way to its payments. */
  ${media.phone} {
    flex-basis: 100%;
    order: 1;
  }
`

const Again = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  color: var(--fg-3);
  ${media.phone} {
    order: 2;
  }
`

const Empty = styled.p`
  padding: 16px;
  color: var(--fg-3);
`

const TONES: Record<MonthState, PillTone> = {
  open: 'info',
  closing: 'requested',
  closed: 'neutral',
  reopened: 'warning',
}

type ReopenProps = { month: BookMonth; onDone: () => void; onCancel: () => void }

const rules = z.pick(reopenMonthBody, { reason: true })
const NOTHING_SAID = { reason: '' }

const Reopen = ({ month, onDone, onCancel }: ReopenProps) => {
  const t = adminMessages.useT()
  const monthWords = useMonthWords()
  const changed = useMonthChanged()
  const keyFor = useIdempotencyKey()
  const said = { month: monthWords(month.month) }

  const reopen = async ({ reason }: typeof NOTHING_SAID) => {
    const body = { month: month.month, reason }
    await call(monthCloseEndpoints.reopenMonth, { body }, { idempotencyKey: keyFor(body) })
    await changed()
    addToast({ kind: 'success', title: t('monthClose.months.reopened', { month: atStart(said.month) }) })
    onDone()
    return false
  }
  return (
    <FormDialog
      title={t('monthClose.months.reopenTitle', said)}
      confirmLabel={t('monthClose.months.reopenOf', said)}
      effect={t('monthClose.months.reopenText')}
      isDanger
      schema={rules}
      initialValues={NOTHING_SAID}
      save={reopen}
      onClose={onCancel}
    >
      <FormTextField name="reason" label={t('monthClose.months.reason')} maxLength={500} data-autofocus="" />
    </FormDialog>
  )
}

/** Its rates, and who closed it or opened it again. */
const useFacts = () => {
  const t = adminMessages.useT()
  const format = useFormat()
  const rate = useRate()
  return ({ state, rates, closed_by, closed_at, reopened_by, reopened_at, reason }: BookMonth): string => {
    const isReopened = state === 'reopened'
    const facts = [
      ...inOrder(rates).map(({ currency, value }) => `${currency} ${rate(value)}`),
      closed_by &&
        closed_at &&
        t('monthClose.months.closedBy', { name: closed_by.label, at: format.dateTime(closed_at) }),
      isReopened &&
        reopened_by &&
        reopened_at &&
        t('monthClose.months.reopenedBy', { name: reopened_by.label, at: format.dateTime(reopened_at) }),
      isReopened && reason,
    ]
    return facts.filter(Boolean).join(' · ')
  }
}

/** How each month of the books stands. */
export const MonthsCard = ({ months }: { months: readonly BookMonth[] }) => {
  const t = adminMessages.useT()
  const monthWords = useMonthWords()
  const format = useFormat()
  const factsOf = useFacts()
  const mayReopen = useCan('currencyExchange.reopenMonth')
  const maySeePayments = useCan(REPORTS.transfers.right)
  const [reopening, setReopening] = useState<BookMonth>()
  const [reopened, setReopened] = useState(0)

  // The button that was pressed goes with what was done.
  useEffect(() => {
    if (reopened > 0) focusPageHeading()
  }, [reopened])

  return (
    <Card flush>
      {months.length === 0 && <Empty>{t('monthClose.months.empty')}</Empty>}
      <Rows aria-label={t('monthClose.months.title')}>
        {months.map(each => (
          <li key={each.month}>
            <Name>{atStart(monthWords(each.month))}</Name>
            <Pill tone={TONES[each.state]}>{t(`monthClose.months.state.${each.state}`)}</Pill>
            <Facts>
              {each.owed && (
                <b>
                  {t('monthClose.months.owed', {
                    amount: format.money('BRL', each.owed.payable),
                    count: each.owed.accounts,
                  })}
                </b>
              )}
              {factsOf(each)}
            </Facts>
            {maySeePayments && each.state === 'closed' && (
              <LinkButton
                size="sm"
                variant="ghost"
                href={paymentsPath(each.month)}
                aria-label={t('monthClose.months.paymentsOf', { month: monthWords(each.month) })}
              >
                {t('monthClose.months.payments')}
              </LinkButton>
            )}
            {(each.can.reopen || (mayReopen && each.obstacle.reopen === 'paid')) && (
              <Again>
                {!each.can.reopen && <span>{t('monthClose.obstacle.paid')}</span>}
                <Button
                  size="sm"
                  disabled={!each.can.reopen}
                  aria-label={t('monthClose.months.reopenOf', { month: monthWords(each.month) })}
                  onClick={() => setReopening(each)}
                >
                  {t('monthClose.months.reopen')}
                </Button>
              </Again>
            )}
          </li>
        ))}
      </Rows>
      {reopening && (
        <Reopen
          month={reopening}
          onDone={() => {
            // Another one may be asked about by now.
            setReopening(now => (now === reopening ? undefined : now))
            setReopened(count => count + 1)
          }}
          onCancel={() => setReopening(undefined)}
        />
      )}
    </Card>
  )
}
