import { isUnapproved } from '@candela/shared-contract'
import { EditPage, RecordColumns } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { useMove } from './useMove'
import { WebsiteSummary } from './WebsiteFacts'
import { useWebsiteFields, WebsiteForm } from './WebsiteFields'
import { WEBSITE } from './website.api'
import { editRulesFor, governRightsOf, statusesFor, toUpdateBody, valuesOf } from './website.form'

const WebsiteEdit = () => {
  const t = publisherMessages.useT()
  const move = useMove()
  return (
    <EditPage
      entity={WEBSITE}
      listTitle={t('website.websites')}
      title={t('website.edit')}
      fields={useWebsiteFields()}
      schema={({ can }) => editRulesFor(governRightsOf(can))}
      valuesOf={valuesOf}
      body={(values, base, { can }) => ({ ...toUpdateBody(values, base, governRightsOf(can)), ...move.bodyPart() })}
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
              domainLocked={can.approve || isUnapproved(record) ? undefined : t('website.help.domainLocked')}
              onAccountChosen={move.rememberAccountName}
              accountLocked={can.govern ? undefined : t('website.help.accountLocked')}
              statuses={can.govern ? statuses : undefined}
              statusHelp={statuses.length < 2 || isUnapproved(record) ? t('website.help.status') : undefined}
            />
            {move.dialog}
          </RecordColumns>
        )
      }}
    </EditPage>
  )
}

export default WebsiteEdit
