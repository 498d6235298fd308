import { useSession } from '@candela/shared-auth'
import { Banner } from '@candela/shared-ui'
import { NewPage, RecordColumns } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { CopySettings } from './CopySettings'
import { UsersBox } from './UsersBox'
import { useDecides } from './useDecides'
import { useWebsiteFields } from './useWebsiteFields'
import { DataFields, TermsFields } from './WebsiteFields'
import { WEBSITE } from './website.api'
import { emptyWebsite, newRulesFor, settingsOf, toStore, toUserRow, type WebsiteValues } from './website.form'

const STATUSES = ['1', '2', '0', '3'] as const

const WebsiteNew = () => {
  const t = publisherMessages.useT()
  const fields = useWebsiteFields()
  const { governs: govern, approves, isOwn } = useDecides()
  // A publisher's website is most likely their own work; staff bring in those of others.
  const me = useSession(({ user }) => user)
  const empty = emptyWebsite(isOwn && me ? [toUserRow({ ...me, usr_photo: null })] : [], approves)
  const decides = { govern, status: approves }
  return (
    <NewPage
      entity={WEBSITE}
      listTitle={t('website.websites')}
      title={t('website.new')}
      subtitle={t('website.newSubtitle')}
      saveLabel={t('website.action.create')}
      copies
      fields={fields}
      schema={newRulesFor(decides)}
      start={like => (like ? { values: { ...empty.values, ...settingsOf(like, decides) } } : empty)}
      save={(values, keyOf) => {
        const body = toStore(values, decides)
        return WEBSITE.store(body, keyOf(body))
      }}
    >
      {({ values, changedNames, form }, like) => (
        <RecordColumns
          aside={
            <CopySettings
              onCopy={answer => {
                const settings = Object.entries(settingsOf(answer, decides))
                form.batch(() => {
                  for (const [name, value] of settings) form.change(name as keyof WebsiteValues, value)
                })
              }}
            />
          }
        >
          {!approves && <Banner kind="info" title={t('website.willWait')} />}
          <DataFields changed={changedNames} domain={values.anw_website} record={like?.record} isNew />
          {govern && (
            <TermsFields
              changed={changedNames}
              share={values.anw_comission}
              statuses={approves ? STATUSES : ['2']}
              statusHelp={approves ? undefined : t('website.help.newWaits')}
              isNew
            />
          )}
          <UsersBox />
        </RecordColumns>
      )}
    </NewPage>
  )
}

export default WebsiteNew
