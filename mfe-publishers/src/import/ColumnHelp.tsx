import { ACCOUNT_IMPORT_COLUMNS, ACCOUNT_IMPORT_WORDS, languageOf } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { SummaryList } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { publisherMessages } from '../i18n/messages'

/** What a file may say, column by column. */
export const ColumnHelp = () => {
  const t = publisherMessages.useT()
  const { columns } = ACCOUNT_IMPORT_WORDS[languageOf(useLocale())]
  return (
    <Card title={t('import.columns')}>
      <SummaryList
        words={columns}
        facts={Object.fromEntries(ACCOUNT_IMPORT_COLUMNS.map(column => [column, t(`import.help.${column}`)]))}
      />
    </Card>
  )
}
