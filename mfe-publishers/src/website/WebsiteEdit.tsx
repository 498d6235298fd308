import { isNotLetIn } from '@candela/shared-contract'
import { EditPage, RecordColumns } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { useMove } from './useMove'
import { WebsiteSummary } from './WebsiteFacts'
import { useWebsiteFields, WebsiteForm } from './WebsiteFields'
import { WEBSITE } from './website.api'
import { editableTermsOf, editRulesFor, statusesFor, toUpdate, valuesOf } from './website.form'

const WebsiteEdit = () => {
  const t = publisherMessages.useT()
  const move = useMove()
  return (
    <EditPage
      entity={WEBSITE}
      listTitle={t('website.websites')}
      title={t('website.edit')}
      fields={useWebsiteFields()}
      schema={({ can }) => editRulesFor(editableTermsOf(can))}
      valuesOf={valuesOf}
      body={(values, base, { can }) => ({ ...toUpdate(values, base, editableTermsOf(can)), ...move.kept() })}
      confirm={(values, base, answer) => move.ask(answer, base, values)}
      undo={move.undo}
    >
      {(state, { record, can }) => {
        const statuses = statusesFor(record, can)
        return (
          <RecordColumns aside={<WebsiteSummary record={record} />}>
            <WebsiteForm
              state={state}
              record={record}
              domainLocked={can.approve || isNotLetIn(record) ? undefined : t('website.help.domainLocked')}
              onAccount={move.learn}
              accountLocked={can.govern ? undefined : t('website.help.accountLocked')}
              statuses={can.govern ? statuses : undefined}
              statusHelp={statuses.length < 2 || isNotLetIn(record) ? t('website.help.status') : undefined}
            />
            {move.dialog}
          </RecordColumns>
        )
      }}
    </EditPage>
  )
}

export default WebsiteEdit
