import {
  CERTAINTY_WORDS,
  CURRENCIES,
  languageOf,
  REPORT_ROW_WORDS,
  REPORT_SOURCES,
  type ReportRow,
  ROW_FLAGS,
  type RowChoice,
  TYPES,
  toDay,
} from '@candela/shared-contract'
import { optionsOf, Pill, TwoLines, useFormat } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { rowMessages } from './messages'
import { findAmong, nameAmong } from './row.api'

/** The words of rows, of states and of formats, in the reader's language. */
export const useRowWords = () => {
  const locale = useLocale()
  const t = reportMessages.useT()
  return useMemo(() => {
    const language = languageOf(locale)
    return {
      ...REPORT_ROW_WORDS[language],
      certainty: CERTAINTY_WORDS[language],
      format: Object.fromEntries(TYPES.formatName.map(name => [name, t(`numbers.keys.format.${name}`)])),
      device: Object.fromEntries(TYPES.device.map(name => [name, t(`numbers.keys.device.${name}`)])),
    } as const
  }, [locale, t])
}

const Flags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`

export const FlagPills = ({ row }: { row: Pick<ReportRow, 'flags' | 'is_acknowledged'> }) => {
  const { flag } = useRowWords()
  if (row.flags.length === 0) return '–'
  return (
    <Flags>
      {row.flags.map(name => (
        <Pill
          key={name}
          tone={row.is_acknowledged ? 'neutral' : 'warning'}
          mark={row.is_acknowledged ? 'hollow' : 'dot'}
        >
          {flag[name]}
        </Pill>
      ))}
    </Flags>
  )
}

export const useRowColumns = (): Column<ReportRow>[] => {
  const format = useFormat()
  const words = useRowWords()
  return useMemo(() => {
    const count = (
      field: 'anr_ad_requests' | 'anr_refresh_ad_requests' | 'anr_impressions' | 'anr_refresh_impressions',
    ) => ({
      cell: (row: ReportRow) => format.number(row[field]),
      numeric: true,
      width: 112,
      card: 'none' as const,
    })
    const money = (row: ReportRow, text: string | null, currency = row.anr_currency) =>
      text === null ? '–' : format.money(currency, text)
    const percent = (text: string | null) => (text === null ? '–' : format.percent(text))
    return columnsOf(words.columns, {
      anw_name: {
        cell: row => <TwoLines below={row.adn_name}>{row.anw_name}</TwoLines>,
        width: 208,
        grow: 2,
        alsoInFile: ['adn_name'],
      },
      anr_value: {
        cell: row => money(row, row.anr_value),
        numeric: true,
        width: 116,
        card: 'fact',
        alsoInFile: ['anr_currency'],
      },
      anr_net: {
        cell: row => money(row, row.anr_net, row.anr_net_currency),
        numeric: true,
        width: 116,
        card: 'fact',
        alsoInFile: ['anr_net_currency'],
      },
      anr_date: { cell: row => format.date(toDay(row.anr_date)), width: 116, card: 'fact' },
      flags: { cell: row => <FlagPills row={row} />, sortable: false, width: 208, card: 'besideTitle' },
      ecpm: { cell: row => money(row, row.ecpm), numeric: true, width: 112, card: 'none' },
      anr_format: {
        cell: row => (
          <TwoLines below={words.device[row.anr_device]}>{words.format[row.anr_format] ?? row.anr_format}</TwoLines>
        ),
        width: 128,
        card: 'none',
        alsoInFile: ['anr_device'],
      },
      anr_impressions: count('anr_impressions'),
      anr_ad_requests: count('anr_ad_requests'),
      fill: { cell: row => percent(row.fill), numeric: true, width: 96, card: 'none' },
      revshare_pct: {
        cell: row => percent(row.revshare_pct),
        numeric: true,
        sortable: false,
        width: 112,
        card: 'none',
      },
      anr_refresh_impressions: count('anr_refresh_impressions'),
      anr_refresh_ad_requests: count('anr_refresh_ad_requests'),
      acc_name: { cell: row => row.acc_name ?? '–', width: 160, card: 'none' },
      anc_name: { width: 132, card: 'none' },
      ant_name: { width: 132, card: 'none' },
      anr_ad_type: { width: 96, card: 'none' },
      anr_author: { cell: row => row.anr_author || '–', width: 128, card: 'none' },
      imp_source: {
        cell: row => <TwoLines below={row.updated_by ?? undefined}>{words.source[row.imp_source]}</TwoLines>,
        width: 140,
        card: 'none',
        alsoInFile: ['updated_by'],
      },
      updated_at: { cell: row => format.dateTime(row.updated_at), width: 156, card: 'none' },
      state: { cell: row => words.certainty[row.state].label, sortable: false, width: 104, card: 'none' },
    })
  }, [format, words])
}

const search = (of: RowChoice) => ({ kind: 'search' as const, load: findAmong(of), nameOf: nameAmong(of) })
const [WEBSITE, ACCOUNT, NETWORK, TECHNOLOGY, TYPE] = (
  ['website', 'account', 'network', 'technology', 'type'] as const
).map(search) as [
  ReturnType<typeof search>,
  ReturnType<typeof search>,
  ReturnType<typeof search>,
  ReturnType<typeof search>,
  ReturnType<typeof search>,
]

export const useRowFilters = (): ListFilters => {
  const { columns, flag, source, format, device } = useRowWords()
  const t = rowMessages.useT()
  return useMemo(
    () => ({
      filters: [
        { kind: 'period', key: 'period', label: t('period') },
        { ...WEBSITE, key: 'anr_id_website', label: columns.anw_name },
        { ...NETWORK, key: 'anr_id_ad_network', label: columns.adn_name },
        { key: 'flag', label: columns.flags, options: optionsOf(ROW_FLAGS, flag) },
        { ...ACCOUNT, key: 'anr_id_account', label: columns.acc_name },
        { key: 'anr_currency', label: columns.anr_currency, options: CURRENCIES.map(c => ({ value: c, label: c })) },
        { key: 'imp_source', label: columns.imp_source, options: optionsOf(REPORT_SOURCES, source) },
        {
          key: 'anr_format',
          label: columns.anr_format,
          options: TYPES.formatName.map(value => ({ value, label: format[value] ?? value })),
        },
        {
          key: 'anr_device',
          label: columns.anr_device,
          options: TYPES.device.map(value => ({ value, label: device[value] ?? value })),
        },
        { ...TECHNOLOGY, key: 'anr_id_technology', label: columns.anc_name },
        { ...TYPE, key: 'adn_id_ad_network_type', label: columns.ant_name },
      ],
    }),
    [t, columns, flag, source, format, device],
  )
}
