import { QUOTATION_IMPORT_COLUMNS, type QuotationImportReport, type QuotationLineState } from '@candela/shared-contract'
import { Pill, type PillTone } from '@candela/shared-ui'
import { ImportPage, useEntityCache } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { useQuotationTexts, useQuotationWords } from './QuotationWords'
import { QUOTATION } from './quotation.api'
import { quotationFiles } from './quotation.files'

const TONES: Record<QuotationLineState, PillTone> = {
  fresh: 'success',
  same: 'neutral',
  changed: 'warning',
  wrong: 'danger',
}

type ReadLine = QuotationImportReport['rows'][number]

/** What is stored, where the line says something else, and what the line says. */
const useValueText = () => {
  const t = adminMessages.useT()
  const texts = useQuotationTexts()
  return ({ state, before, after }: ReadLine): string => {
    if (after === null) return '–'
    if (state !== 'changed' || before === null) return texts.value(after)
    return t('quotation.import.fromTo', { before: texts.value(before), after: texts.value(after) })
  }
}

/** Quotations from a file: days that have none get one, and those that have another one get that. */
const QuotationImport = () => {
  const t = adminMessages.useT()
  const cache = useEntityCache(QUOTATION)
  const texts = useQuotationTexts()
  const valueText = useValueText()
  const { columns } = useQuotationWords()
  return (
    <ImportPage
      source={quotationFiles}
      onStored={cache.invalidateMany}
      title={t('quotation.import.title')}
      subtitle={t('quotation.import.subtitle')}
      list={{ title: t('quotation.quotations'), path: QUOTATION.path }}
      fileName="quotations.csv"
      columns={columns}
      help={Object.fromEntries(QUOTATION_IMPORT_COLUMNS.map(column => [column, t(`quotation.import.help.${column}`)]))}
      counts={({ fresh, changed, same }) => [
        { label: t('quotation.import.count.fresh'), count: fresh },
        { label: t('quotation.import.count.changed'), count: changed },
        { label: t('quotation.import.count.same'), count: same },
      ]}
      rows={({ rows }) => ({
        heads: [columns.cue_date, columns.cue_currency, columns.cue_value],
        rows: rows.map(row => ({
          line: row.line,
          cells: [texts.day(row.cue_date), row.cue_currency, valueText(row)],
          becomes: <Pill tone={TONES[row.state]}>{t(`quotation.import.state.${row.state}`)}</Pill>,
        })),
      })}
      toStore={({ fresh, changed }) => fresh + changed}
      storeLabel={count => t('quotation.import.commit', { count })}
      done={({ fresh, changed, same }) => ({
        title: t('quotation.import.done', { count: fresh + changed }),
        text: same > 0 ? t('quotation.import.unchanged', { count: same }) : undefined,
        action: { label: t('quotation.import.toList'), href: `${QUOTATION.path}?sort=-updated_at` },
      })}
    />
  )
}

export default QuotationImport
