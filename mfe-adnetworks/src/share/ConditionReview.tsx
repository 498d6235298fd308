import { OTHER_TECHNOLOGY, placeOf, reviewConditions, tagOf } from '@candela/shared-contract'
import { Banner, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import type { ConditionValues } from './share.form'
import { usePlaceWords } from './usePlaceWords'

const Gap = styled.span`
  display: block;
`

type ReviewProps = {
  rows: readonly ConditionValues[]
  fallback: string | null
  /** What is wrong with the list as a whole. */
  problem: string | undefined
}

/** While somebody types: which rows say the same, which never apply, and what is left to the percentage elsewhere. */
export const ConditionReview = ({ rows, fallback, problem }: ReviewProps) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const wordsOf = usePlaceWords()
  const all = new Intl.ListFormat(tagOf(useLocale()), { type: 'conjunction' })
  const { duplicates, covered, gaps } = reviewConditions(rows.map(placeOf))
  const numbers = (places: readonly number[]) => all.format(places.map(place => String(place + 1)))
  const named = new Map(rows.map(({ rev_technology, technology }) => [rev_technology, technology]))
  const technologyOf = (id: number) =>
    id === OTHER_TECHNOLOGY ? t('share.conditions.otherTechnologies') : (named.get(id) ?? `#${id}`)
  return (
    <>
      {problem && <Banner kind="danger" title={problem} />}
      {duplicates.length > 0 && (
        <Banner
          kind="warning"
          title={t('share.conditions.duplicates', { count: duplicates.length, rows: numbers(duplicates) })}
        >
          {t('share.conditions.duplicatesText')}
        </Banner>
      )}
      {covered.length > 0 && (
        <Banner kind="warning" title={t('share.conditions.covered', { count: covered.length, rows: numbers(covered) })}>
          {t('share.conditions.coveredText')}
        </Banner>
      )}
      {rows.length > 0 && gaps.length > 0 && (
        <Banner
          kind="info"
          title={
            fallback
              ? t('share.conditions.gaps', { percent: format.percent(fallback) })
              : t('share.conditions.gapsWithout')
          }
        >
          {gaps.map(({ devices, formats, technologies }) => (
            <Gap key={JSON.stringify([devices, formats, technologies])}>
              {wordsOf({ devices, formats, technologies: technologies?.map(technologyOf) ?? null })}
            </Gap>
          ))}
        </Banner>
      )}
    </>
  )
}
