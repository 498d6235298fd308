import type { RehearsedAccount } from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { useMoney } from './useMoney'

const Small = styled.span`
  display: block;
  color: var(--fg-3);
  font-size: 12px;
  font-weight: 400;
  line-height: 16px;
  white-space: normal;
`

const Part = styled.tr`
  && {
    border-top: 0;
    color: var(--fg-2);
  }
  /* Below the name of its account, after the sign of its button. */
  && > th:first-child {
    padding-left: 36px;
    font-weight: 400;
  }
`

/** As payments show these states. */
const LOOKS: Record<RehearsedAccount['state'], { tone: PillTone; mark: PillMark }> = {
  closed: { tone: 'neutral', mark: 'hollow' },
  below_threshold: { tone: 'neutral', mark: 'dashed' },
  awaiting_invoice: { tone: 'warning', mark: 'dashed' },
}

type RowProps = { account: RehearsedAccount; opener: ReactNode; isOpen: boolean }

export const WideRows = ({ account: { websites, estimate, net, payable, state }, opener, isOpen }: RowProps) => {
  const t = adminMessages.useT()
  const { money, change } = useMoney()
  return (
    <>
      <tr>
        <th scope="row">{opener}</th>
        <td>{money(estimate)}</td>
        <td>{money(net)}</td>
        <td>{change(net, estimate)}</td>
        <td>{money(payable)}</td>
        <td>
          <Pill {...LOOKS[state]}>{t(`monthClose.rehearsal.outcome.${state}`)}</Pill>
        </td>
      </tr>
      {isOpen &&
        websites.map(website => (
          <Part key={website.id}>
            <th scope="row">{website.label}</th>
            <td>{money(website.estimate)}</td>
            <td>{money(website.net)}</td>
            <td>{change(website.net, website.estimate)}</td>
            <td />
            <td />
          </Part>
        ))}
    </>
  )
}

/** On a phone a row is what is paid and what comes of it, opened what its websites come to. */
export const PhoneRows = ({ account: { websites, payable, state }, opener, isOpen }: RowProps) => {
  const t = adminMessages.useT()
  const { money, change } = useMoney()
  return (
    <>
      <tr>
        <th scope="row">{opener}</th>
        <td>
          {money(payable)}
          <Small>{t(`monthClose.rehearsal.outcome.${state}`)}</Small>
        </td>
      </tr>
      {isOpen && websites.length > 0 && (
        <Part>
          <td />
          <td>
            <Small>{t('monthClose.rehearsal.net')}</Small>
            <Small>{t('monthClose.rehearsal.difference')}</Small>
          </td>
        </Part>
      )}
      {isOpen &&
        websites.map(website => (
          <Part key={website.id}>
            <th scope="row">{website.label}</th>
            <td>
              {money(website.net)}
              <Small>{change(website.net, website.estimate)}</Small>
            </td>
          </Part>
        ))}
    </>
  )
}
