import { useCan } from '@candela/shared-auth'
import { SearchChip } from '@candela/shared-ui/pages'
import { reportMessages } from '../i18n/messages'

type Signal = { signal: AbortSignal }

/** What accounts and websites are asked with comes when somebody chooses one. */
const choices = () => import('./choices')

const findAccounts = async (search: string, signal: AbortSignal) => (await choices()).findAccounts(search, signal)
const findWebsites = async (search: string, signal: AbortSignal) => (await choices()).findWebsites(search, signal)
const accountNameQuery = (id: string) => ({
  queryKey: ['name of account', id],
  queryFn: async (context: Signal) => (await choices()).nameOfAccount(id, context),
})
const websiteNameQuery = (id: string) => ({
  queryKey: ['name of website', id],
  queryFn: async (context: Signal) => (await choices()).nameOfWebsite(id, context),
})

type Whose = { account: string[]; website: string[] }
type WhoseChipsProps = { asked: Whose; onChange: (change: Partial<Whose>) => void }

/** Whose numbers they are. */
export const WhoseChips = ({ asked, onChange }: WhoseChipsProps) => {
  const t = reportMessages.useT()
  const findsAccounts = useCan('account.simpleList')
  const findsWebsites = useCan('website.simpleList')
  return (
    <>
      <SearchChip
        label={t('dashboard.account')}
        findLabel={t('dashboard.findAccount')}
        clearLabel={t('dashboard.clear')}
        filter={{
          kind: 'search',
          key: 'account',
          label: t('dashboard.account'),
          nameOf: accountNameQuery,
          ...(findsAccounts && { load: findAccounts }),
        }}
        values={asked.account}
        onChange={account => onChange({ account })}
      />
      <SearchChip
        label={t('dashboard.website')}
        findLabel={t('dashboard.findWebsite')}
        clearLabel={t('dashboard.clear')}
        filter={{
          kind: 'search',
          key: 'website',
          label: t('dashboard.website'),
          nameOf: websiteNameQuery,
          ...(findsWebsites && { load: findWebsites }),
        }}
        values={asked.website}
        onChange={website => onChange({ website })}
      />
    </>
  )
}
