import {
  isRateLikely,
  microFromText,
  QUOTED_CURRENCIES,
  quotationValue,
  type RateProposal,
  type RateSource,
  textFromUnits,
  toDay,
} from '@candela/shared-contract'
import { Card, media, RadioGroup, type RadioOption, TextField, useFormat } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { type TypedChoice, type TypedChoices, wireValue } from './close.api'
import { useRate } from './useRateWords'

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  padding: 16px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    fieldset label {
      align-content: center;
      min-height: var(--touch);
    }
  }
`

const Typed = styled.div`
  display: grid;
  grid-template-columns: 140px minmax(0, 1fr);
  align-items: start;
  gap: 8px;
  margin-top: 8px;
  padding-left: 30px;
`

const Before = styled.p`
  margin-top: 10px;
  color: var(--fg-3);
`

const Intro = styled.p`
  padding: 12px 16px 0;
  color: var(--fg-2);
`

/** A rate that a month without quotations cannot have is none to choose. */
const canBe = (source: RateSource, { average, last }: RateProposal): boolean =>
  source === 'typed' || (source === 'average' ? average !== null : last !== null)

const chosenValue = ({ source, value }: TypedChoice, { average, last }: RateProposal): string | null =>
  source === 'typed'
    ? quotationValue.safeParse(wireValue(value)).success
      ? wireValue(value)
      : null
    : source === 'average'
      ? average
      : (last?.value ?? null)

type Problems = { source?: string; value?: string; reason?: string }

/** What is wrong with a choice, by the rules of the call. */
export const problemsOf = (choice: TypedChoice, proposal: RateProposal): Problems => {
  const chosen = chosenValue(choice, proposal)
  const unlikely = chosen !== null && !isRateLikely(chosen, choice.source, proposal) ? 'rateUnlikely' : undefined
  if (choice.source !== 'typed') {
    const source = chosen === null ? 'required' : unlikely
    return source ? { source } : {}
  }
  const read = quotationValue.safeParse(wireValue(choice.value))
  const value = read.success ? unlikely : (read.error.issues[0]?.message ?? 'invalid')
  return { ...(value && { value }), ...(choice.reason.trim() === '' && { reason: 'required' }) }
}

/** By how much more or less, in percent with two decimals. */
const changeFrom = (before: string, value: string): `${number}` =>
  textFromUnits(((microFromText(value) - microFromText(before)) * 10_000n) / microFromText(before), 2)

type RateProps = {
  proposal: RateProposal
  choice: TypedChoice
  isChecked: boolean
  onChange: (choice: TypedChoice) => void
}

const Rate = ({ proposal, choice, isChecked, onChange }: RateProps) => {
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const format = useFormat()
  const { currency, average, days, last, before } = proposal
  const shown = useRate()
  const problems = isChecked ? problemsOf(choice, proposal) : {}
  const wordsOf = (code: string | undefined) => code && common(`field.${code}` as never)
  const options: RadioOption<RateSource>[] = [
    {
      value: 'average',
      label: t('monthClose.rates.average', { value: average ? shown(average) : '–' }),
      help: average ? t('monthClose.rates.averageHelp', { count: days }) : t('monthClose.rates.none'),
      disabled: !canBe('average', proposal),
    },
    {
      value: 'last',
      label: t('monthClose.rates.last', { value: last ? shown(last.value) : '–' }),
      help: last ? t('monthClose.rates.lastHelp', { day: format.date(toDay(last.day)) }) : t('monthClose.rates.none'),
      disabled: !canBe('last', proposal),
    },
    { value: 'typed', label: t('monthClose.rates.typed') },
  ]
  const value = chosenValue(choice, proposal)
  const change = before && value ? changeFrom(before, value) : null
  return (
    <div>
      <RadioGroup<RateSource>
        label={t('monthClose.rates.of', { currency })}
        name={`rate-${currency}`}
        value={choice.source}
        options={options}
        error={wordsOf(problems.source)}
        onChange={source => onChange({ ...choice, source })}
      />
      {choice.source === 'typed' && (
        <Typed>
          <TextField
            label={t('monthClose.rates.value')}
            help={t('monthClose.rates.valueHelp')}
            inputMode="decimal"
            value={choice.value}
            error={wordsOf(problems.value)}
            onChange={({ target }) => onChange({ ...choice, value: target.value })}
          />
          <TextField
            label={t('monthClose.rates.reason')}
            help={t('monthClose.rates.reasonHelp')}
            maxLength={500}
            value={choice.reason}
            error={wordsOf(problems.reason)}
            onChange={({ target }) => onChange({ ...choice, reason: target.value })}
          />
        </Typed>
      )}
      {before && (
        <Before>
          {t('monthClose.rates.before', { value: shown(before) })}
          {change !== null && ` (${change.startsWith('-') ? '' : '+'}${format.percent(change)})`}
        </Before>
      )}
    </div>
  )
}

type RatesStepProps = {
  proposals: readonly RateProposal[]
  choices: TypedChoices
  /** What is wrong is said. */
  isChecked: boolean
  onChange: (choices: TypedChoices) => void
}

export const RatesStep = ({ proposals, choices, isChecked, onChange }: RatesStepProps) => {
  const t = adminMessages.useT()
  return (
    <Card title={t('monthClose.rates.title')} flush>
      <Intro>{t('monthClose.rates.text')}</Intro>
      <Cards>
        {QUOTED_CURRENCIES.flatMap(currency => {
          const proposal = proposals.find(each => each.currency === currency)
          if (!proposal) return []
          return (
            <Rate
              key={currency}
              {...{ proposal, isChecked }}
              choice={choices[currency]}
              onChange={choice => onChange({ ...choices, [currency]: choice })}
            />
          )
        })}
      </Cards>
    </Card>
  )
}
