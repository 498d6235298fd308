import { ACCOUNT_IMPORT_COLUMNS, ACCOUNT_IMPORT_WORDS, languageOf } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { Facts } from '../Facts'
import { publisherMessages } from '../i18n/messages'

/** What a file may say, column by column. */
export const ColumnHelp = () => {
  const t = publisherMessages.useT()
  const { columns } = ACCOUNT_IMPORT_WORDS[languageOf(useLocale())]
  return (
    <Card title={t('import.columns')}>
      <Facts>
        {ACCOUNT_IMPORT_COLUMNS.map(column => (
          <div key={column}>
            <dt>{columns[column]}</dt>
            <dd>{t(`import.help.${column}`)}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  )
}
