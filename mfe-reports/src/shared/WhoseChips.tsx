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

type ChipProps = { values: string[]; onChange: (values: string[]) => void }

const AccountChip = ({ values, onChange }: ChipProps) => {
  const t = reportMessages.useT()
  const finds = useCan('account.simpleList')
  return (
    <SearchChip
      label={t('dashboard.account')}
      findLabel={t('dashboard.findAccount')}
      clearLabel={t('dashboard.clear')}
      filter={{
        kind: 'search',
        key: 'account',
        label: t('dashboard.account'),
        nameOf: accountNameQuery,
        ...(finds && { load: findAccounts }),
      }}
      values={values}
      onChange={onChange}
    />
  )
}

const WebsiteChip = ({ values, onChange }: ChipProps) => {
  const t = reportMessages.useT()
  const finds = useCan('website.simpleList')
  return (
    <SearchChip
      label={t('dashboard.website')}
      findLabel={t('dashboard.findWebsite')}
      clearLabel={t('dashboard.clear')}
      filter={{
        kind: 'search',
        key: 'website',
        label: t('dashboard.website'),
        nameOf: websiteNameQuery,
        ...(finds && { load: findWebsites }),
      }}
      values={values}
      onChange={onChange}
    />
  )
}

type Whose = { account: string[]; website: string[] }
type WhoseChipsProps = {
  asked: Whose
  onChange: (change: Partial<Whose>) => void
  /** Of who has one account there is nothing to choose. */
  ofAccounts?: boolean
}

/** Whose numbers they are. */
export const WhoseChips = ({ asked, onChange, ofAccounts = true }: WhoseChipsProps) => (
  <>
    {ofAccounts && <AccountChip values={asked.account} onChange={account => onChange({ account })} />}
    <WebsiteChip values={asked.website} onChange={website => onChange({ website })} />
  </>
)
