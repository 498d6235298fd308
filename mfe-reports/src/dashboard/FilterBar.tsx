import { useCan } from '@candela/shared-auth'
import { media, PeriodChip } from '@candela/shared-ui'
import { SearchChip } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { type Asked, USUAL_PERIOD } from './asked'

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

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  ${media.phone} {
    flex-wrap: nowrap;
    /* Room for the focus ring of the chips, which scroll in one line. */
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`

type FilterBarProps = { asked: Asked; onChange: (change: Partial<Asked>) => void }

/** What the page is about; each choice applies at once. */
export const FilterBar = ({ asked, onChange }: FilterBarProps) => {
  const t = reportMessages.useT()
  const findsAccounts = useCan('account.simpleList')
  const findsWebsites = useCan('website.simpleList')
  const texts = (label: string) => ({
    label,
    findLabel: t('dashboard.find', { label }),
    clearLabel: t('dashboard.clear'),
  })
  return (
    <Root role="group" aria-label={t('dashboard.filters')}>
      <PeriodChip
        label={t('dashboard.period')}
        value={asked.period}
        clearLabel={t('dashboard.usual')}
        onChange={period => onChange({ period: period || USUAL_PERIOD })}
      />
      <SearchChip
        {...texts(t('dashboard.account'))}
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
        {...texts(t('dashboard.website'))}
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
    </Root>
  )
}
