import { useSession } from '@candela/shared-auth'
import type { OneWebsite } from '@candela/shared-contract'
import { Banner } from '@candela/shared-ui'
import { NewPage, RecordColumns } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { publisherMessages } from '../i18n/messages'
import { CopySettings } from './CopySettings'
import { useWebsiteFields, WebsiteForm } from './WebsiteFields'
import { useWebsiteRights, WEBSITE } from './website.api'
import { emptyWebsite, newRulesFor, newStatuses, settingsOf, toCreateBody, toUserRow } from './website.form'

const WebsiteNew = () => {
  const t = publisherMessages.useT()
  const { governs: govern, approves, isOwn } = useWebsiteRights()
  // A publisher's website is most likely their own work; staff bring in those of others.
  const me = useSession(({ user }) => user)
  const empty = emptyWebsite(isOwn && me ? [toUserRow({ ...me, usr_photo: null })] : [], approves)
  // Whose settings were taken: it knows what its account is called, which need not be among the first choices.
  const [from, setFrom] = useState<OneWebsite['record']>()
  const governRights = { commission: govern, status: approves }
  return (
    <NewPage
      entity={WEBSITE}
      listTitle={t('website.websites')}
      title={t('website.new')}
      subtitle={t(govern ? 'website.newSubtitle' : 'website.newOwnSubtitle')}
      saveLabel={t('website.action.create')}
      copies
      fields={useWebsiteFields()}
      schema={newRulesFor(governRights)}
      start={like => (like ? { ...empty, ...settingsOf(like, governRights) } : empty)}
      body={values => toCreateBody(values, governRights)}
    >
      {(state, like) => (
        <RecordColumns aside={<CopySettings form={state.form} governRights={governRights} onCopied={setFrom} />}>
          {!approves && <Banner kind="info" title={t('website.willWait')} />}
          <WebsiteForm
            state={state}
            record={from ?? like?.record}
            isNew
            statuses={govern ? newStatuses(approves) : undefined}
            statusHelp={approves ? undefined : t('website.help.newWaits')}
          />
        </RecordColumns>
      )}
    </NewPage>
  )
}

export default WebsiteNew
