import { query } from '@candela/shared-auth'
import { type Currency, type ReportRow, reportRowEndpoints } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import type { DecimalMark } from '../shared/typedAmount'
import { rowMessages } from './messages'
import { useRowWords } from './RowColumns'
import { bodyOf, differenceOf, figuresOf, type RowDraft } from './rowFigures'
import { useSettled } from './useSettled'

const Live = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: 8px 14px;
  margin: 14px 0 0;
  padding: 12px 14px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  dt {
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`

/** Asked of nobody: what is typed is no number yet. */
const NOTHING = {
  anr_date: '',
  anr_id_ad_network: 0,
  anr_currency: 'BRL',
  anr_value: '',
  anr_ad_requests: 0,
  anr_refresh_ad_requests: 0,
  anr_impressions: 0,
  anr_refresh_impressions: 0,
} as const

type LiveFiguresProps = { row: ReportRow; draft: RowDraft; decimal: DecimalMark }

/** Fill and price follow what is typed; the net comes from the server, which knows the share of the day. */
export const LiveFigures = ({ row, draft, decimal }: LiveFiguresProps) => {
  const t = rowMessages.useT()
  const format = useFormat()
  const { columns } = useRowWords()
  const { fill, ecpm } = figuresOf(draft, decimal)
  const body = useSettled(bodyOf(draft, decimal))
  const preview = query(reportRowEndpoints.preview, { params: { id: row.anr_key }, body: body ?? NOTHING })
  const { data } = useQuery({
    ...preview,
    // What it is compared with is another row once somebody stored one.
    queryKey: [...preview.queryKey, row.updated_at],
    enabled: body !== null,
    retry: false,
  })
  const money = (currency: Currency, text: string) => format.money(currency, text)
  const isOneCurrency = data?.currency === data?.currency_before
  return (
    <Live aria-live="polite">
      <div>
        <dt>{columns.fill}</dt>
        <dd>{fill === null ? '–' : format.percent(fill)}</dd>
      </div>
      <div>
        <dt>{columns.ecpm}</dt>
        <dd>{ecpm === null ? '–' : money(draft.anr_currency, ecpm)}</dd>
      </div>
      <div>
        <dt>{t('netWas')}</dt>
        <dd>{money(row.anr_net_currency, row.anr_net)}</dd>
      </div>
      <div>
        <dt>{t('netBecomes')}</dt>
        <dd>{data?.net ? money(data.currency, data.net) : data ? t('netLater') : '–'}</dd>
      </div>
      <div>
        <dt>{t('difference')}</dt>
        <dd>{data?.net && isOneCurrency ? money(data.currency, differenceOf(data.before, data.net)) : '–'}</dd>
      </div>
    </Live>
  )
}
