import { useCan } from '@candela/shared-auth'
import type { QuotedCurrency } from '@candela/shared-contract'
import { Card, TextLink } from '@candela/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { useQuotationTexts } from './QuotationWords'
import { gapsQuery, QUOTATION } from './quotation.api'

const Days = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 12px;
  max-height: 320px;
  overflow-y: auto;
`

const pathOf = (day: string, currency: QuotedCurrency) => `${QUOTATION.newPath}?date=${day}&currency=${currency}`

/** Days that nobody quoted, each a press away; nothing where there are none, unless that is said, or nobody can say. */
export const QuotationGaps = ({ none }: { none?: string }) => {
  const t = adminMessages.useT()
  const texts = useQuotationTexts()
  const mayAdd = useCan('currencyExchange.store')
  const { data } = useQuery(gapsQuery())
  if (!data || (data.length === 0 && none === undefined)) return null
  return (
    <Card title={t('quotation.gaps.title')}>
      <p>{data.length === 0 ? none : t('quotation.gaps.text')}</p>
      <Days>
        {data.map(({ cue_date, cue_currency }) => {
          const name = `${texts.day(cue_date)}, ${cue_currency}`
          return <li key={name}>{mayAdd ? <TextLink href={pathOf(cue_date, cue_currency)}>{name}</TextLink> : name}</li>
        })}
      </Days>
    </Card>
  )
}
