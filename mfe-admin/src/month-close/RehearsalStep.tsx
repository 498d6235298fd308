import { microFromText, type Rehearsal, type RehearsedAccount, textFromUnits } from '@candela/shared-contract'
import { Button, Card, Icon, media, Pill, type PillTone, useBelow, useFormat, VisuallyHidden } from '@candela/shared-ui'
import { Fragment, useState } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 12px 20px;
  margin: 0;
  padding: 14px 16px;

  dt {
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  dd {
    margin: 2px 0 0;
    font-size: 16px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 22px;
    overflow-wrap: anywhere;
  }
`

const Note = styled.p`
  padding: 0 16px 12px;
  color: var(--fg-2);
`

const Scroll = styled.div`
  overflow-x: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 7px 16px;
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    width: 100%;
    min-width: 150px;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--fg-3);
    font-size: 12px;
    font-weight: 400;
  }
  tbody th {
    font-weight: 500;
  }
  tbody tr {
    border-top: 1px solid var(--line-subtle);
  }
  ${media.phone} {
    th,
    td {
      padding: 7px 8px;
    }
    th:first-child {
      padding-left: 16px;
    }
    th:last-child,
    td:last-child {
      padding-right: 16px;
    }
  }
`

const Small = styled.span`
  display: block;
  color: var(--fg-3);
  font-size: 12px;
  font-weight: 400;
  line-height: 16px;
`

const Part = styled.tr`
  && {
    border-top: 0;
    color: var(--fg-2);
  }
  th {
    padding-left: 40px;
    font-weight: 400;
  }
`

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
`

const More = styled.div`
  display: grid;
  padding: 12px 16px;
  justify-items: center;
`

const TONES: Partial<Record<RehearsedAccount['state'], PillTone>> = {
  awaiting_invoice: 'info',
  below_threshold: 'warning',
  closed: 'neutral',
}
type Outcome = 'closed' | 'below_threshold' | 'awaiting_invoice'

const minus = (a: string, b: string): `${number}` => textFromUnits((microFromText(a) - microFromText(b)) / 10_000n, 2)
const sizeOf = ({ net, estimate }: Pick<RehearsedAccount, 'net' | 'estimate'>): bigint => {
  const difference = microFromText(net) - microFromText(estimate)
  return difference < 0n ? -difference : difference
}

const useMoney = () => {
  const format = useFormat()
  const money = (amount: string) => format.money('BRL', amount)
  const change = (a: string, b: string) => {
    const difference = minus(a, b)
    return `${difference.startsWith('-') || Number(difference) === 0 ? '' : '+'}${money(difference)}`
  }
  return { money, change }
}

/** On a phone the difference is the second line of the amount. */
const Amounts = ({ net, change, isOnPhone }: { net: string; change: string; isOnPhone: boolean }) =>
  isOnPhone ? (
    <td>
      {net}
      <Small>{change}</Small>
    </td>
  ) : (
    <>
      <td>{net}</td>
      <td>{change}</td>
    </>
  )

const Account = ({ account, isOnPhone }: { account: RehearsedAccount; isOnPhone: boolean }) => {
  const t = adminMessages.useT()
  const { money, change } = useMoney()
  const [isOpen, setOpen] = useState(false)
  const { label, websites, estimate, net, payable, state } = account
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <Opener
            type="button"
            aria-expanded={isOpen}
            aria-label={t('monthClose.rehearsal.showWebsites', { account: label })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} />
            {label}
          </Opener>
        </th>
        {!isOnPhone && <td>{money(estimate)}</td>}
        <Amounts net={money(net)} change={change(net, estimate)} isOnPhone={isOnPhone} />
        {!isOnPhone && (
          <>
            <td>{money(payable)}</td>
            <td>
              <Pill tone={TONES[state] ?? 'neutral'}>{t(`monthClose.rehearsal.outcome.${state as Outcome}`)}</Pill>
            </td>
          </>
        )}
      </tr>
      {isOpen &&
        websites.map(website => (
          <Part key={website.id}>
            <th scope="row">{website.label}</th>
            {!isOnPhone && <td>{money(website.estimate)}</td>}
            <Amounts net={money(website.net)} change={change(website.net, website.estimate)} isOnPhone={isOnPhone} />
            {!isOnPhone && (
              <>
                <td />
                <td />
              </>
            )}
          </Part>
        ))}
    </Fragment>
  )
}

/** As many as are drawn at once; nobody reads hundreds. */
const AT_ONCE = 50

/** What the close will come to, where it differs most first. */
export const RehearsalStep = ({ rehearsal }: { rehearsal: Rehearsal }) => {
  const t = adminMessages.useT()
  const { money, change } = useMoney()
  const isOnPhone = useBelow('phone')
  const [shown, setShown] = useState(AT_ONCE)
  const { totals } = rehearsal
  const accounts = rehearsal.accounts.toSorted((a, b) => (sizeOf(a) < sizeOf(b) ? 1 : -1))
  const counts = [
    t('monthClose.rehearsal.accounts', { count: totals.accounts }),
    t('monthClose.rehearsal.websites', { count: totals.websites }),
    t('monthClose.rehearsal.paid', { count: totals.paid }),
    t('monthClose.rehearsal.carried', { count: totals.carried }),
  ]
  return (
    <>
      <Card title={t('monthClose.rehearsal.title')} aside={t('monthClose.rehearsal.text')} flush>
        <Figures>
          {(
            [
              ['estimate', money(totals.estimate)],
              ['net', money(totals.net)],
              ['difference', change(totals.net, totals.estimate)],
              ['adjustments', money(totals.adjustments)],
              ['carriedIn', money(totals.carried_in)],
              ['payable', money(totals.payable)],
            ] as const
          ).map(([key, value]) => (
            <div key={key}>
              <dt>{t(`monthClose.rehearsal.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
        <Note>{counts.join(' · ')}</Note>
      </Card>
      <Card title={t('monthClose.rehearsal.table')} flush>
        <Scroll>
          <Table>
            <VisuallyHidden as="caption">{t('monthClose.rehearsal.table')}</VisuallyHidden>
            <thead>
              <tr>
                <th scope="col">{t('monthClose.rehearsal.account')}</th>
                {!isOnPhone && <th scope="col">{t('monthClose.rehearsal.estimate')}</th>}
                <th scope="col">{t('monthClose.rehearsal.net')}</th>
                {!isOnPhone && (
                  <>
                    <th scope="col">{t('monthClose.rehearsal.difference')}</th>
                    <th scope="col">{t('monthClose.rehearsal.payable')}</th>
                    <th scope="col">{t('monthClose.rehearsal.state')}</th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {accounts.slice(0, shown).map(account => (
                <Account key={account.id} account={account} isOnPhone={isOnPhone} />
              ))}
            </tbody>
          </Table>
        </Scroll>
        {accounts.length > shown && (
          <More>
            <Button onClick={() => setShown(accounts.length)}>
              {t('monthClose.checks.more', { count: accounts.length - shown })}
            </Button>
          </More>
        )}
      </Card>
    </>
  )
}
