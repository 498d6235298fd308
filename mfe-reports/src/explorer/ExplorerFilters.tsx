import {
  ACCOUNT_WORDS,
  COMPARISONS,
  CURRENCIES,
  type Dimension,
  languageOf,
  MAX_FILE_DAYS,
  type ReportChoices,
  TYPES,
} from '@candela/shared-contract'
import { Button, ChoiceChip, FilterChip } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { reportMessages } from '../i18n/messages'
import { PeriodFilter } from '../report/PeriodFilter'
import { useKeyWords } from '../shared/useKeyWords'
import { WhoseChips } from '../shared/WhoseChips'
import { dimensionOf, type FilterName, type Filters } from './address'
import { explorerMessages } from './messages'
import type { Names } from './useNames'

/** Those that are asked for often stand there; the others come with a press. */
const OFTEN: readonly FilterName[] = ['format', 'device', 'technology']
const SELDOM: readonly FilterName[] = [
  'adNetwork',
  'adNetworkType',
  'adType',
  'product',
  'paid',
  'orderCampaign',
  'manager',
  'tier',
  'author',
]

type ExplorerFiltersProps = {
  report: { filters: Filters; choose: (change: Partial<Filters>) => void; run: (change: Partial<Filters>) => void }
  choices: ReportChoices | undefined
  names: Names
  /** Of the days of the last answer. */
  zone: string | undefined
  problemId: string | undefined
}

type Option = { value: string; label: string }

/** What the report is about. */
export const ExplorerFilters = (props: ExplorerFiltersProps) => {
  const {
    report: { filters, choose },
    choices,
    names,
    zone,
    problemId,
  } = props
  const t = explorerMessages.useT()
  const words = reportMessages.useT()
  const wordFor = useKeyWords()
  const tiers = ACCOUNT_WORDS[languageOf(useLocale())].tier
  const [showsAll, setShowsAll] = useState(false)
  const clearLabel = words('dashboard.clear')

  const named = (dimension: Dimension, values: readonly string[]): Option[] =>
    values.map(value => ({ value, label: wordFor(dimension, { id: value, label: value }) }))
  const found = (name: 'technology' | 'adNetwork' | 'adNetworkType' | 'orderCampaign' | 'manager'): Option[] => {
    const offered = (choices?.[name] ?? []).map(({ id, label }) => ({ value: String(id), label }))
    const unknown = filters[name].filter(id => !offered.some(({ value }) => value === id))
    return [...offered, ...unknown.map(id => ({ value: id, label: id }))]
  }
  const optionsOf = (name: FilterName): Option[] => {
    switch (name) {
      case 'format':
        return named('format', TYPES.formatName)
      case 'device':
        return named('device', TYPES.device)
      case 'adType':
        return named('adType', TYPES.adType)
      case 'product':
        return named('product', TYPES.product)
      case 'paid':
        return named('currency', CURRENCIES)
      case 'tier':
        return (choices?.dimensions.includes('tier') ? TYPES.accountTier : []).map(tier => ({
          value: String(tier),
          label: tiers[tier],
        }))
      case 'author':
        return filters.author.map(name => ({ value: name, label: t('author', { name }) }))
      case 'website':
      case 'account':
        return []
      default:
        return found(name)
    }
  }
  const chip = (name: FilterName) => {
    const options = optionsOf(name)
    // Those that stand there do so before their choices come: nothing moves when these do.
    if (options.length === 0 && !OFTEN.includes(name)) return null
    const label = name === 'paid' ? t('paid') : names.dimension(dimensionOf(name))
    return (
      <FilterChip
        key={name}
        {...{ label, clearLabel, options }}
        findLabel={words('dashboard.find', { label })}
        noneLabel={t('noneFound')}
        values={filters[name]}
        onChange={values => choose({ [name]: values })}
      />
    )
  }
  const seldom = SELDOM.filter(name => showsAll || filters[name].length > 0)

  return (
    <>
      <PeriodFilter report={props.report} maxDays={MAX_FILE_DAYS} zone={zone} problemId={problemId} />
      <ChoiceChip
        label={t('compare')}
        value={filters.compare}
        options={COMPARISONS.map(value => ({ value, label: t(`comparison.${value}`) }))}
        onChange={compare => choose({ compare })}
      />
      <WhoseChips asked={filters} onChange={choose} />
      {[...OFTEN, ...seldom].map(chip)}
      {!showsAll && (
        <Button variant="ghost" size="sm" icon="plus" onClick={() => setShowsAll(true)}>
          {t('moreFilters')}
        </Button>
      )}
    </>
  )
}
