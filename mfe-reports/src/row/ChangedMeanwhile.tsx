import type { ReportRow } from '@candela/shared-contract'
import { Banner, useFormat } from '@candela/shared-ui'
import { rowMessages } from './messages'
import { useRowWords } from './RowColumns'
import { COUNTS } from './rowFigures'

/** Somebody stored something else while this one typed: what that is, before saving again. */
export const ChangedMeanwhile = ({ now }: { now: ReportRow }) => {
  const t = rowMessages.useT()
  const format = useFormat()
  const { columns } = useRowWords()
  const values = [
    ...(now.anr_value === null ? [] : [`${columns.anr_value} ${format.money(now.anr_currency, now.anr_value, 6)}`]),
    ...COUNTS.map(field => `${columns[field]} ${format.number(now[field])}`),
  ]
  return (
    <Banner kind="danger" title={t('changedMeanwhile')}>
      {t('storedNow', { values: values.join(' · ') })} {t('stillTyped')}
    </Banner>
  )
}
