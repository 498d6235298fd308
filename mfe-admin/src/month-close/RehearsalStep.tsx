import type { Rehearsal } from '@candela/shared-contract'
import { Card, text } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { RehearsedAccounts } from './RehearsedAccounts'
import { useMoney } from './useMoney'

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
  /* What all the others come to. */
  > :first-child {
    grid-column: 1 / -1;

    dd {
      ${text('figure-hero')}
    }
  }
`

const Note = styled.p`
  padding: 0 16px 12px;
  color: var(--fg-2);
`

/** What the close will come to: what is paid first, then what that is made of. */
export const RehearsalStep = ({ rehearsal: { accounts, totals } }: { rehearsal: Rehearsal }) => {
  const t = adminMessages.useT()
  const { money, change } = useMoney()
  const counts = [
    t('monthClose.rehearsal.accounts', { count: totals.accounts }),
    t('monthClose.rehearsal.websites', { count: totals.websites }),
    t('monthClose.rehearsal.paid', { count: totals.paid }),
    ...(totals.carried > 0 ? [t('monthClose.rehearsal.carried', { count: totals.carried })] : []),
  ]
  return (
    <>
      <Card title={t('monthClose.rehearsal.title')} aside={t('monthClose.rehearsal.text')} flush>
        <Figures>
          {(
            [
              ['payable', money(totals.payable)],
              ['estimate', money(totals.estimate)],
              ['net', money(totals.net)],
              ['difference', change(totals.net, totals.estimate)],
              ['adjustments', money(totals.adjustments)],
              ['carriedIn', money(totals.carried_in)],
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
      <RehearsedAccounts accounts={accounts} />
    </>
  )
}
