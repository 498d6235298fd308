import { call, useSession } from '@candela/shared-auth'
import { type OneWebsite, websiteEndpoints } from '@candela/shared-contract'
import { Banner, LinkButton, Page } from '@candela/shared-ui'
import { EntityForm, RecordPage, useOnce } from '@candela/shared-ui/pages'
import { useNavigate, useSearchParams } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { FormColumns } from '../FormColumns'
import { FormSaveBar } from '../FormSaveBar'
import { publisherMessages } from '../i18n/messages'
import { CopySettings } from './CopySettings'
import { UsersBox } from './UsersBox'
import { useDecides } from './useDecides'
import { useWebsiteFields } from './useWebsiteFields'
import { DataFields, TermsFields } from './WebsiteFields'
import { useWebsiteCache, WEBSITES, websitePath, websiteQuery } from './website.api'
import { emptyWebsite, newRulesFor, settingsOf, toStore, toUserRow, type WebsiteValues } from './website.form'

const STATUSES = ['1', '2', '0', '3'] as const

/** From nothing, or like another website. */
const WebsiteNewForm = ({ like }: { like?: OneWebsite }) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const navigate = useNavigate()
  const cache = useWebsiteCache()
  const fields = useWebsiteFields()
  const keyFor = useOnce()
  const { governs: govern, approves, isOwn } = useDecides()
  // A publisher's website is most likely their own work; staff bring in those of others.
  const me = useSession(({ user }) => user)
  const empty = emptyWebsite(isOwn && me ? [toUserRow({ ...me, usr_photo: null })] : [], approves)
  const decides = { govern, status: approves }
  const start = like ? { values: { ...empty.values, ...settingsOf(like, decides) } } : empty

  return (
    <EntityForm
      label={t('website.new')}
      schema={newRulesFor(decides)}
      start={start}
      fields={fields}
      draft={{ key: like ? `website.new.${like.record.id}` : 'website.new' }}
      save={values => {
        const body = toStore(values, decides)
        return call(websiteEndpoints.store, { body }, { idempotencyKey: keyFor(body) })
      }}
      onSaved={async answer => {
        await cache.keep(answer)
        addToast({ kind: 'success', title: common('success.recordAdded'), text: answer.record.readable })
        await navigate(websitePath(answer.record.id))
      }}
    >
      {state => {
        const changed = new Set(state.changed.map(({ name }) => name))
        return (
          <Page
            title={t('website.new')}
            subtitle={t('website.newSubtitle')}
            breadcrumb={[{ label: t('website.websites'), href: WEBSITES }]}
            bar={
              <FormSaveBar state={state} saveLabel={t('website.action.create')}>
                <LinkButton variant="ghost" href={WEBSITES}>
                  {common('action.cancel')}
                </LinkButton>
              </FormSaveBar>
            }
          >
            {state.draft}
            <FormColumns
              aside={
                <CopySettings
                  onCopy={answer => {
                    const settings = Object.entries(settingsOf(answer, decides))
                    state.form.batch(() => {
                      for (const [name, value] of settings) state.form.change(name as keyof WebsiteValues, value)
                    })
                  }}
                />
              }
            >
              {!approves && <Banner kind="info" title={t('website.willWait')} />}
              <DataFields changed={changed} domain={state.values.anw_website} record={like?.record} isNew />
              {govern && (
                <TermsFields
                  changed={changed}
                  share={state.values.anw_comission}
                  statuses={approves ? STATUSES : ['2']}
                  statusHelp={approves ? undefined : t('website.help.newWaits')}
                  isNew
                />
              )}
              <UsersBox />
            </FormColumns>
          </Page>
        )
      }}
    </EntityForm>
  )
}

const WebsiteNew = () => {
  const t = publisherMessages.useT()
  const [search] = useSearchParams()
  const from = search.get('from')
  if (!from) return <WebsiteNewForm />
  return (
    <RecordPage
      source={websiteQuery(from)}
      title={t('website.new')}
      breadcrumb={[{ label: t('website.websites'), href: WEBSITES }]}
    >
      {answer => <WebsiteNewForm key={from} like={answer} />}
    </RecordPage>
  )
}

export default WebsiteNew
