import { query, useCan } from '@candela/shared-auth'
import {
  languageOf,
  REPORTS,
  reportPath,
  TRANSFER_WORDS,
  tagOf,
  toDay,
  transferEndpoints,
} from '@candela/shared-contract'
import { Card, LinkButton, Pill, TextLink, text, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'

const Amount = styled.p`
  ${text('figure')}
  font-variant-numeric: tabular-nums;

  > a {
    font-weight: inherit;
  }
`

const Lines = styled.p`
  margin: 4px 0 10px;
  color: var(--fg-2);
`

const More = styled.p`
  margin-top: 10px;
`

/** What this account is paid next; nothing where nothing is owed, or the reader is not told. */
export const NextPayment = ({ account }: { account: number }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const locale = useLocale()
  const may = useCan('report.report05')
  const { data } = useQuery({ ...query(transferEndpoints.nextPayment, { body: { account } }), enabled: may })
  const next = data?.payment
  if (!next) return null
  const { month, payable, state, pay_on, invoice_until, reason, can_send, others, others_payable } = next
  const href = `${REPORTS.transfers.path}/${account}/${month}`
  const name = new Intl.DateTimeFormat(tagOf(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const day = pay_on && format.date(toDay(pay_on))
  return (
    <Card
      title={t('account.payment.title')}
      aside={<Pill tone="info">{TRANSFER_WORDS[languageOf(locale)].state[state]}</Pill>}
    >
      <Amount>
        <TextLink href={href}>{format.money('BRL', payable)}</TextLink>
      </Amount>
      <Lines>
        {t('account.payment.of', { month: name.format(new Date(`${month}-01T00:00:00Z`)) })}{' '}
        {day &&
          (invoice_until
            ? t('account.payment.ifSent', { day, time: format.deadline(invoice_until, next.account.zone) })
            : t('account.payment.paidOn', { day }))}{' '}
        {reason}
      </Lines>
      {can_send && (
        <LinkButton variant="primary" size="sm" href={`${href}?send`}>
          {t('account.payment.send')}
        </LinkButton>
      )}
      {others > 0 && (
        <More>
          <TextLink href={reportPath('transfers', { account: String(account) })}>
            {t('account.payment.more', { count: others, amount: format.money('BRL', others_payable) })}
          </TextLink>
        </More>
      )}
    </Card>
  )
}
