import type { ApiError } from '@candela/shared-auth'
import { type ChartColor, type Flag, languageOf, TECHNOLOGY_WORDS } from '@candela/shared-contract'
import { Swatch } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { OnOffPill } from '../shared/OnOffPill'

/** The words that the list has in common with the file of it. */
export const useTechnologyWords = () => TECHNOLOGY_WORDS[languageOf(useLocale())]

/** What names a technology. */
export const useUseWords = () => {
  const t = adNetworkMessages.useT()
  const { columns } = useTechnologyWords()
  return {
    networks_count: columns.networks_count,
    removed_networks_count: t('technology.uses.removedNetworks'),
    conditions_count: t('technology.uses.conditions'),
    campaigns_count: t('technology.uses.campaigns'),
    orders_count: t('technology.uses.orders'),
    months_count: t('technology.uses.months'),
  }
}

export const TechnologyStatusPill = ({ status }: { status: Flag }) => (
  <OnOffPill on={status === 1}>{useTechnologyWords().status[status]}</OnOffPill>
)

const Marked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  max-width: 100%;
  vertical-align: top;

  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** Words behind the colour that they have in charts. */
export const InColor = ({ color, children }: { color: ChartColor; children: ReactNode }) => (
  <Marked>
    <Swatch color={color} />
    <span>{children}</span>
  </Marked>
)

/** Why a technology stays: the server says what names it. */
export const refusalOf = ({ code, message }: ApiError): string | undefined =>
  code === 'technologyInUse' ? message : undefined
