import { isDomainOpen } from '@candela/shared-contract'
import { EditPage, RecordColumns } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { UsersBox } from './UsersBox'
import { useMove } from './useMove'
import { useWebsiteFields } from './useWebsiteFields'
import { DataFields, TermsFields } from './WebsiteFields'
import { WebsiteSummary } from './WebsiteSummary'
import { WEBSITE } from './website.api'
import { editRulesFor, startOf, statusesFor, toUpdate } from './website.form'

const decidesOf = ({ govern }: { govern: boolean }) => ({ govern, status: govern })

const WebsiteEdit = () => {
  const t = publisherMessages.useT()
  const fields = useWebsiteFields()
  const move = useMove()
  return (
    <EditPage
      entity={WEBSITE}
      listTitle={t('website.websites')}
      title={t('website.edit')}
      fields={fields}
      schema={({ can }) => editRulesFor(decidesOf(can))}
      read={startOf}
      body={(values, base, { can }) => toUpdate(values, base, decidesOf(can))}
      confirm={(values, base, { record }) => move.ask(record.readable, base.anw_account_id, values.anw_account_id)}
    >
      {({ values, changedNames }, { record, can }) => {
        const statuses = statusesFor(record, can)
        return (
          <RecordColumns aside={<WebsiteSummary record={record} />}>
            <DataFields
              changed={changedNames}
              domain={values.anw_website}
              record={record}
              domainLocked={can.approve || isDomainOpen(record) ? undefined : t('website.help.domainLocked')}
              accountLocked={can.govern ? undefined : t('website.help.accountLocked')}
            />
            {can.govern && (
              <TermsFields
                changed={changedNames}
                share={values.anw_comission}
                statuses={statuses}
                statusHelp={statuses.length < 2 || isDomainOpen(record) ? t('website.help.status') : undefined}
              />
            )}
            <UsersBox />
            {move.dialog}
          </RecordColumns>
        )
      }}
    </EditPage>
  )
}

export default WebsiteEdit
