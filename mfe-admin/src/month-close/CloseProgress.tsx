import { useCan } from '@candela/shared-auth'
import { type BookMonth, lastOfMonth, REPORTS, reportPath, toDay } from '@candela/shared-contract'
import { Card, LinkButton, Page, text, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { QUOTATION } from '../quotation/quotation.api'
import { paymentsPath } from './close.api'
import { atStart, useMonthWords } from './useMonthWords'
import { useRateWords } from './useRateWords'

const Body = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  padding: 16px;
`

const Facts = styled.div`
  display: grid;
  gap: 6px;
`

const Owed = styled.p`
  ${text('figure-hero')}
  font-variant-numeric: tabular-nums;
`

const Bar = styled.progress`
  width: min(100%, 420px);
  height: 8px;
  accent-color: var(--accent);
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

/** What is owed now, whose close it is and which rates hold: who was second to press learns it here as well. */
const Outcome = ({ month: { owed, closed_by, closed_at, rates } }: { month: BookMonth }) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const rateWords = useRateWords()
  return (
    <>
      {owed && (
        <>
          <p>
            {t('monthClose.rehearsal.payable')}: {t('monthClose.rehearsal.accounts', { count: owed.accounts })}
          </p>
          <Owed>{format.money('BRL', owed.payable)}</Owed>
        </>
      )}
      {closed_by && closed_at && (
        <p>{t('monthClose.months.closedBy', { name: closed_by.label, at: format.dateTime(closed_at) })}</p>
      )}
      {rates.length > 0 && <p>{rateWords(rates)}</p>}
    </>
  )
}

const WaysOn = ({ month }: { month: string }) => {
  const t = adminMessages.useT()
  const maySeePayments = useCan(REPORTS.transfers.right)
  const mayReadReport = useCan(REPORTS.statement.right)
  const first = toDay(`${month}-01`)
  return (
    <Links>
      {maySeePayments && (
        <LinkButton variant="primary" href={paymentsPath(month)}>
          {t('monthClose.progress.toPayments')}
        </LinkButton>
      )}
      {mayReadReport && (
        <LinkButton
          variant={maySeePayments ? 'secondary' : 'primary'}
          href={reportPath('statement', {
            period: `${first}..${lastOfMonth(first)}`,
            currency: 'BRL',
            step: 'website',
          })}
        >
          {t('monthClose.progress.toReport')}
        </LinkButton>
      )}
    </Links>
  )
}

/** While the work goes on, and once it is done. */
export const CloseProgress = ({ month }: { month: BookMonth }) => {
  const t = adminMessages.useT()
  const monthWords = useMonthWords()
  const isDone = month.state === 'closed'
  const { done = 0, total = null } = month.progress ?? {}
  const said = monthWords(month.month)
  return (
    <Page
      title={
        isDone
          ? t('monthClose.progress.done', { month: atStart(said) })
          : t('monthClose.progress.title', { month: said })
      }
      {...(!isDone && { subtitle: t('monthClose.subtitle') })}
      breadcrumb={[{ label: t('quotation.quotations'), href: QUOTATION.path }]}
    >
      <Card title={t(isDone ? 'monthClose.progress.outcome' : 'monthClose.progress.bar')} flush>
        <Body>
          <Facts>
            {isDone && <Outcome month={month} />}
            <p role="status">{t(isDone ? 'monthClose.progress.doneText' : 'monthClose.progress.text')}</p>
          </Facts>
          {isDone ? (
            <WaysOn month={month.month} />
          ) : (
            <Bar aria-label={t('monthClose.progress.bar')} max={total ?? 1} {...(total !== null && { value: done })} />
          )}
        </Body>
      </Card>
    </Page>
  )
}
