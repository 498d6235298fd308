import { useCan } from '@candela/shared-auth'
import { type BookMonth, lastOfMonth, REPORTS, reportPath, toDay } from '@candela/shared-contract'
import { Card, focusPageHeading, LinkButton, Page } from '@candela/shared-ui'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { QUOTATION } from '../quotation/quotation.api'
import { useMonthWords } from './useMonthWords'

const Body = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  padding: 16px;
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

/** While the work goes on, and once it is done. */
export const CloseProgress = ({ month }: { month: BookMonth }) => {
  const t = adminMessages.useT()
  const monthWords = useMonthWords()
  const mayReadReport = useCan(REPORTS.statement.right)
  const first = toDay(`${month.month}-01`)
  const isDone = month.state === 'closed'
  const { done = 0, total = null } = month.progress ?? {}
  const said = { month: monthWords(month.month) }
  const title = t(isDone ? 'monthClose.progress.done' : 'monthClose.progress.title', said)
  // Who pressed the button of the page before learns here what came of it.
  useEffect(() => void focusPageHeading(), [])
  return (
    <Page
      title={title}
      subtitle={t('monthClose.subtitle')}
      breadcrumb={[{ label: t('quotation.quotations'), href: QUOTATION.path }]}
    >
      <Card title={title} flush>
        <Body>
          <p role="status">{t(isDone ? 'monthClose.progress.doneText' : 'monthClose.progress.text')}</p>
          {isDone ? (
            <Links>
              {mayReadReport && (
                <LinkButton
                  variant="primary"
                  href={reportPath('statement', {
                    period: `${first}..${lastOfMonth(first)}`,
                    currency: 'BRL',
                    step: 'website',
                  })}
                >
                  {t('monthClose.progress.toReport')}
                </LinkButton>
              )}
              <LinkButton href={QUOTATION.path}>{t('monthClose.progress.toList')}</LinkButton>
            </Links>
          ) : (
            <Bar aria-label={t('monthClose.progress.bar')} max={total ?? 1} {...(total !== null && { value: done })} />
          )}
        </Body>
      </Card>
    </Page>
  )
}
