import { ACCOUNT_IMPORT_COLUMNS, ACCOUNT_IMPORT_WORDS, type ImportReport, languageOf } from '@candela/shared-contract'
import { Pill, type PillTone } from '@candela/shared-ui'
import { ImportPage, useEntityCache } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { ACCOUNT } from '../account/account.api'
import { publisherMessages } from '../i18n/messages'
import { accountFiles } from './import.api'

const TONES: Record<ImportReport['rows'][number]['state'], PillTone> = {
  valid: 'success',
  duplicate: 'neutral',
  wrong: 'danger',
}

/** Accounts from a file: those that are there already are left out. */
const ImportAccounts = () => {
  const t = publisherMessages.useT()
  const cache = useEntityCache(ACCOUNT)
  const { columns } = ACCOUNT_IMPORT_WORDS[languageOf(useLocale())]
  return (
    <ImportPage
      source={accountFiles}
      onStored={cache.invalidateMany}
      title={t('import.title')}
      subtitle={t('import.subtitle')}
      list={{ title: t('account.accounts'), path: ACCOUNT.path }}
      fileName="accounts.csv"
      columns={columns}
      help={Object.fromEntries(ACCOUNT_IMPORT_COLUMNS.map(column => [column, t(`import.help.${column}`)]))}
      counts={({ valid, duplicates }) => [
        { label: t('import.count.valid'), count: valid },
        { label: t('import.count.duplicates'), count: duplicates },
      ]}
      rows={({ rows }) => ({
        heads: [t('import.name')],
        rows: rows.map(({ line, state, label }) => ({
          line,
          cells: [label],
          becomes: <Pill tone={TONES[state]}>{t(`import.state.${state}`)}</Pill>,
        })),
      })}
      toStore={({ valid }) => valid}
      storeLabel={count => t('import.action.commit', { count })}
      done={({ valid, duplicates }) => ({
        title: t('import.done', { count: valid }),
        text: duplicates > 0 ? t('import.leftOut', { count: duplicates }) : undefined,
        action: { label: t('import.action.accounts'), href: `${ACCOUNT.path}?sort=-created_at` },
      })}
    />
  )
}

export default ImportAccounts
