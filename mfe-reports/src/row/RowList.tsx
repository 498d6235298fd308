import { query, useCan } from '@candela/shared-auth'
import {
  listStateOf,
  PLATFORM_ZONE,
  type ReportRow,
  type ReportRowQuery,
  rangeOf,
  reportRowEndpoints,
  toDay,
  todayIn,
  USUAL_ROW_PERIOD,
} from '@candela/shared-contract'
import { lazyPart, useFormat } from '@candela/shared-ui'
import { ListPage } from '@candela/shared-ui/pages'
import { useLocation } from '@candela/shared-ui/router'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { rowMessages } from './messages'
import { useRowColumns, useRowFilters } from './RowColumns'
import { rowPath } from './row.api'
import { useRowBulk } from './useRowBulk'

const Nothing = () => null
const RowDialog = lazyPart(async () => ({ default: (await import('./RowDialog')).RowDialog }), Nothing)
const RemoveDialog = lazyPart(async () => ({ default: (await import('./RemoveDialog')).RemoveDialog }), Nothing)

type Opened = { kind: 'edit' | 'copy' | 'remove'; row: ReportRow }

const hrefOf = ({ anr_key }: ReportRow) => rowPath(anr_key)

/** What all rows of the list add up to, in words: amounts of different currencies stand beside each other. */
const useTotals = (): string => {
  const t = rowMessages.useT()
  const format = useFormat()
  const { search } = useLocation()
  const state = listStateOf(search)
  const filters = state.filters as ReportRowQuery['filters']
  const body = { ...(state.search && { search: state.search }), filters }
  const { data } = useQuery({ ...query(reportRowEndpoints.totals, { body }), retry: false })
  if (!data || data.rows === 0) return t('subtitle')
  // A row may be net of another currency than it is gross: to pair the two by currency would compare unlike rows.
  const amountsOf = (name: 'value' | 'net' | 'ecpm', between: string): string => {
    const said = data.totals.flatMap(({ currency, [name]: amount }) => (amount === null ? [] : [{ currency, amount }]))
    const some = said.filter(({ amount }) => Number(amount) !== 0)
    return (some.length > 0 ? some : said).map(({ currency, amount }) => format.money(currency, amount)).join(between)
  }
  const [gross, net, ecpm] = [amountsOf('value', ' + '), amountsOf('net', ' + '), amountsOf('ecpm', ', ')]
  const sums = [
    ...(gross ? [t('totalsGross', { gross })] : []),
    ...(net ? [t('totalsNet', { net })] : []),
    ...(ecpm ? [t('totalsEcpm', { ecpm })] : []),
    ...(data.fill === null ? [] : [t('totalsFill', { fill: format.percent(data.fill) })]),
  ]
  const range = rangeOf(filters?.period?.[0] ?? USUAL_ROW_PERIOD, todayIn(PLATFORM_ZONE))
  const days = range ? [[range.from, range.to].map(format.date).join(' – ')] : []
  return [t('totals', { count: data.rows }), ...days, ...sums].join(' · ')
}

const RowList = () => {
  const t = rowMessages.useT()
  const format = useFormat()
  const [opened, setOpened] = useState<Opened | null>(null)
  const bulk = useRowBulk()
  const mayUpdate = useCan('adNetworkReport.updateRow')
  const close = () => setOpened(null)
  // Another one may be open by the time that it is done.
  const closeThis = () => setOpened(now => (now === opened ? null : now))

  const nameOf = useCallback(
    ({ anw_name, adn_name, anr_date }: ReportRow) =>
      t('nameOf', { website: anw_name, network: adn_name, day: format.date(toDay(anr_date)) }),
    [t, format],
  )
  const actionsOf = useCallback(
    (row: ReportRow) => ({
      more: [
        ...(row.can.update
          ? [{ id: 'edit', label: t('edit'), icon: 'edit' as const, onSelect: () => setOpened({ kind: 'edit', row }) }]
          : []),
        ...(row.can.store
          ? [{ id: 'copy', label: t('copy'), icon: 'copy' as const, onSelect: () => setOpened({ kind: 'copy', row }) }]
          : []),
      ],
      ...(row.can.destroy && { onRemove: () => setOpened({ kind: 'remove', row }) }),
    }),
    [t],
  )

  return (
    <ListPage
      name="reportRow"
      title={t('title')}
      subtitle={useTotals()}
      searchLabel={t('search')}
      endpoint={reportRowEndpoints.list}
      columns={useRowColumns()}
      {...useRowFilters()}
      hrefOf={hrefOf}
      nameOf={nameOf}
      actionsOf={actionsOf}
      {...(mayUpdate && { bulkActions: bulk.actions })}
      exportAs={reportRowEndpoints.export}
      texts={{ count: count => t('count', { count }), empty: { text: t('emptyText') } }}
    >
      {bulk.dialogs}
      {opened?.kind === 'remove' && <RemoveDialog row={opened.row} onClose={close} onDone={closeThis} />}
      {opened && opened.kind !== 'remove' && (
        <RowDialog row={opened.row} isCopy={opened.kind === 'copy'} onClose={close} onDone={closeThis} />
      )}
    </ListPage>
  )
}

export default RowList
