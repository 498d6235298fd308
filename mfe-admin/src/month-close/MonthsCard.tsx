import { ApiError, call, useCan } from '@candela/shared-auth'
import { type BookMonth, type MonthState, monthCloseEndpoints, REPORTS } from '@candela/shared-contract'
import { Button, Card, ConfirmDialog, LinkButton, Pill, type PillTone, TextField, useFormat } from '@candela/shared-ui'
import { useFailureWords, useIdempotencyKey } from '@candela/shared-ui/pages'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { useMonthChanged } from './close.api'
import { useMonthWords } from './useMonthWords'

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
`

const Facts = styled.span`
  flex: 1 1 220px;
  color: var(--fg-2);
  font-variant-numeric: tabular-nums;
`

const Why = styled.span`
  color: var(--fg-3);
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

const Reopen = ({ month, onEnd }: { month: BookMonth; onEnd: () => void }) => {
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const failureWords = useFailureWords()
  const monthWords = useMonthWords()
  const changed = useMonthChanged()
  const keyFor = useIdempotencyKey()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const said = { month: monthWords(month.month) }

  const reopen = async () => {
    if (reason.trim() === '') return setProblem(common('field.required'))
    const body = { month: month.month, reason }
    setBusy(true)
    try {
      await call(monthCloseEndpoints.reopenMonth, { body }, { idempotencyKey: keyFor(body) })
      await changed()
      addToast({ kind: 'success', title: t('monthClose.months.reopened', said) })
      onEnd()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.fields[0]?.message ?? failureWords(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t('monthClose.months.reopenTitle', said)}
      confirmLabel={t('monthClose.months.reopenOf', said)}
      busy={isBusy}
      onConfirm={() => void reopen()}
      onCancel={onEnd}
    >
      <p>{t('monthClose.months.reopenText')}</p>
      <TextField
        label={t('monthClose.months.reason')}
        maxLength={500}
        value={reason}
        error={problem}
        onChange={({ target }) => {
          setReason(target.value)
          setProblem(undefined)
        }}
      />
    </ConfirmDialog>
  )
}

/** How each month of the books stands. */
export const MonthsCard = ({ months }: { months: readonly BookMonth[] }) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const monthWords = useMonthWords()
  const mayReopen = useCan('currencyExchange.reopenMonth')
  const maySeePayments = useCan(REPORTS.transfers.right)
  const [reopening, setReopening] = useState<BookMonth>()
  const rate = (value: string) => format.number(value, value.split('.')[1]?.length ?? 0)
  return (
    <Card title={t('monthClose.months.title')} flush>
      {months.length === 0 && <Empty>{t('monthClose.months.empty')}</Empty>}
      <Rows>
        {months.map(each => (
          <li key={each.month}>
            <Name>{monthWords(each.month)}</Name>
            <Pill tone={TONES[each.state]}>{t(`monthClose.months.state.${each.state}`)}</Pill>
            <Facts>
              {[
                ...each.rates.map(({ currency, value }) => `${currency} ${rate(value)}`),
                ...(each.closed_by && each.closed_at
                  ? [
                      t('monthClose.months.closedBy', {
                        name: each.closed_by.label,
                        at: format.dateTime(each.closed_at),
                      }),
                    ]
                  : []),
                ...(each.state === 'reopened' && each.reason ? [each.reason] : []),
              ].join(' · ')}
            </Facts>
            {maySeePayments && each.state === 'closed' && (
              <LinkButton
                size="sm"
                variant="ghost"
                href={`${REPORTS.transfers.path}?period=${each.month}-01..${each.month}-01`}
                aria-label={t('monthClose.months.paymentsOf', { month: monthWords(each.month) })}
              >
                {t('monthClose.months.payments')}
              </LinkButton>
            )}
            {mayReopen && each.obstacle.reopen === 'paid' && <Why>{t('monthClose.obstacle.paid')}</Why>}
            {(each.can.reopen || (mayReopen && each.obstacle.reopen === 'paid')) && (
              <Button
                size="sm"
                disabled={!each.can.reopen}
                aria-label={t('monthClose.months.reopenOf', { month: monthWords(each.month) })}
                onClick={() => setReopening(each)}
              >
                {t('monthClose.months.reopen')}
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {reopening && <Reopen month={reopening} onEnd={() => setReopening(undefined)} />}
    </Card>
  )
}
