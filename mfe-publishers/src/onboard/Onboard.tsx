import { call, useCan } from '@candela/shared-auth'
import { accountEndpoints, type OneAccount } from '@candela/shared-contract'
import { EmptyState, LinkButton, Page } from '@candela/shared-ui'
import { EntityForm, useEntityCache, useIdempotencyKey } from '@candela/shared-ui/pages'
import { commonMessages, useLocale } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { ACCOUNT } from '../account/account.api'
import { publisherMessages } from '../i18n/messages'
import { USER } from '../user/user.api'
import { OnboardFlow } from './OnboardFlow'
import { OnboardResult } from './OnboardResult'
import { emptyOnboarding, onboardRules, toOnboard } from './onboard.form'
import { useOnboardFields } from './useOnboardFields'

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const OnboardForm = ({ onMade }: { onMade: (answer: OneAccount) => void }) => {
  const t = publisherMessages.useT()
  const locale = useLocale()
  const accounts = useEntityCache(ACCOUNT)
  const users = useEntityCache(USER)
  const keyFor = useIdempotencyKey()
  const [start] = useState(() => emptyOnboarding(locale, ownTimeZone()))
  const fields = useOnboardFields()
  return (
    <EntityForm
      label={t('onboard.title')}
      schema={onboardRules}
      latest={start}
      fields={fields(start.values.acc_tier)}
      draft={{ key: 'account.onboard' }}
      save={values => {
        const body = toOnboard(values)
        return call(accountEndpoints.onboard, { body }, { idempotencyKey: keyFor(body) })
      }}
      onSaved={async answer => {
        await Promise.all([accounts.cacheSaved(answer), users.invalidateMany()])
        onMade(answer)
      }}
    >
      {state => <OnboardFlow state={state} fields={fields(state.values.acc_tier)} />}
    </EntityForm>
  )
}

/** A new publisher from one flow: the account, its first website, and the person who is invited to both. */
const Onboard = () => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const mayAddWebsites = useCan('website.store')
  const mayInvite = useCan('user.invite')
  const [made, setMade] = useState<OneAccount | null>(null)

  if (!(mayAddWebsites && mayInvite))
    return (
      <Page title={t('onboard.title')} breadcrumb={[{ label: t('account.accounts'), href: ACCOUNT.path }]}>
        <EmptyState
          icon="lock"
          title={t('onboard.refused')}
          text={common('error.forbidden')}
          action={<LinkButton href={ACCOUNT.path}>{t('account.accounts')}</LinkButton>}
        />
      </Page>
    )
  if (made) return <OnboardResult answer={made} onAgain={() => setMade(null)} />
  return <OnboardForm onMade={setMade} />
}

export default Onboard
