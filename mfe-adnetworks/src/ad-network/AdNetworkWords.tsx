import {
  AD_NETWORK_WORDS,
  type AdNetworkRow,
  CONNECTION_WORDS,
  type ConnectionState,
  CREDENTIAL_WORDS,
  type Credential,
  languageOf,
} from '@candela/shared-contract'
import { Change, Pill, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { OnOffPill } from '../shared/OnOffPill'

/** The words that the list has in common with the file of it. */
export const useAdNetworkWords = () => AD_NETWORK_WORDS[languageOf(useLocale())]

/** What a try of a connection found, and what to do about it. */
export const useConnectionWords = () => CONNECTION_WORDS[languageOf(useLocale())]

/** What credentials are called where no type has words of its own. */
export const useCredentialNames = () => {
  const words = CREDENTIAL_WORDS[languageOf(useLocale())]
  return (credentials: readonly Credential[]): string => credentials.map(each => words[each].label).join(', ')
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

  > span {
    display: block;
  }
`

/** What it earned in 30 days, and how that differs from the days before. */
export const Earned = ({ of }: { of: Pick<AdNetworkRow, 'net30' | 'net30_currency' | 'change30'> }) => {
  const format = useFormat()
  if (of.net30 === null) return '–'
  return (
    <Amount>
      <span>{format.money(of.net30_currency, of.net30)}</span>
      {of.change30 !== null && <Change value={of.change30} />}
    </Amount>
  )
}
