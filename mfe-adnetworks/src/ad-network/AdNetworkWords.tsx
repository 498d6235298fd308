import {
  AD_NETWORK_WORDS,
  type AdNetworkRow,
  CONNECTION_WORDS,
  type ConnectionState,
  fieldLabel,
  languageOf,
  type NamedCredential,
  platformPeriod,
  reportPath,
} from '@candela/shared-contract'
import { Change, Pill, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { OnOffPill } from '../shared/OnOffPill'
import { ReportedAmount } from '../shared/ReportedAmount'

/** The words that the list has in common with the file of it. */
export const useAdNetworkWords = () => AD_NETWORK_WORDS[languageOf(useLocale())]

/** What a try of a connection found, and what to do about it. */
export const useConnectionWords = () => CONNECTION_WORDS[languageOf(useLocale())]

/** What credentials are called, by their type where it has words of its own. */
export const useCredentialNames = () => {
  const language = languageOf(useLocale())
  return (credentials: readonly NamedCredential[]): string =>
    credentials.map(each => fieldLabel(each, language)).join(', ')
}

/** Of an ad network, and of the order that it is made of. */
export const AdNetworkStatusPill = ({ status }: { status: AdNetworkRow['adn_status'] }) => (
  <OnOffPill on={status === 'Em exibição'}>{useAdNetworkWords().status[status]}</OnOffPill>
)

const TONES = { never: 'neutral', ok: 'success', reached: 'info', failed: 'danger' } as const

export const ConnectionPill = ({ state }: { state: ConnectionState }) => {
  const { connection } = useAdNetworkWords()
  return (
    <Pill tone={TONES[state]} mark={state === 'never' ? 'hollow' : 'dot'}>
      {connection[state]}
    </Pill>
  )
}

/** Both lines stand where the column, the card or the fact has its numbers. */
const Amount = styled.span`
  display: block;
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > :first-child {
    display: block;
  }
`

type EarnedProps = { of: Pick<AdNetworkRow, 'id' | 'net30' | 'net30_currency' | 'change30'>; inList?: boolean }

/** What it earned in 30 days, and how that differs from the days before; it leads to the report that says the same. */
export const Earned = ({ of, inList = false }: EarnedProps) => {
  const format = useFormat()
  if (of.net30 === null) return '–'
  return (
    <Amount>
      <span>
        <ReportedAmount
          report="performance"
          href={reportPath('performance', {
            period: platformPeriod('last30'),
            currency: of.net30_currency,
            adNetwork: [String(of.id)],
          })}
          inList={inList}
        >
          {format.money(of.net30_currency, of.net30)}
        </ReportedAmount>
      </span>
      {of.change30 !== null && <Change value={of.change30} />}
    </Amount>
  )
}
