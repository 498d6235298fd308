import { ApiError, call } from '@candela/shared-auth'
import { isDomainOpen, type OneWebsite, websiteEndpoints } from '@candela/shared-contract'
import { LinkButton, Page } from '@candela/shared-ui'
import { EntityForm, formMessages, RecordPage } from '@candela/shared-ui/pages'
import { useParams } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { FormColumns } from '../FormColumns'
import { FormSaveBar } from '../FormSaveBar'
import { publisherMessages } from '../i18n/messages'
import { UsersBox } from './UsersBox'
import { useMove } from './useMove'
import { useWebsiteFields } from './useWebsiteFields'
import { DataFields, TermsFields } from './WebsiteFields'
import { WebsiteSummary } from './WebsiteSummary'
import { useWebsiteCache, WEBSITES, websitePath, websiteQuery } from './website.api'
import { editRulesFor, startOf, statusesFor, toUpdate, type WebsiteValues } from './website.form'

const WebsiteEditForm = ({ answer }: { answer: OneWebsite }) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const form = formMessages.useT()
  const cache = useWebsiteCache()
  const fields = useWebsiteFields()
  const move = useMove()
  const { record, can } = answer
  const decides = { govern: can.govern, status: can.govern }
  const statuses = statusesFor(record, can)

  const save = async (values: WebsiteValues, version: string | undefined, base: WebsiteValues) => {
    const { anw_account_id: to } = values
    const from = base.anw_account_id
    if (to !== null && from !== null && to !== from) {
      const moves = await move.ask({ website: record.readable, from, to })
      if (!moves) throw new ApiError({ code: 'conflict', failure: 'update', message: t('website.move.kept') })
    }
    const body = { ...toUpdate(values, base, decides), updated_at: version }
    return call(websiteEndpoints.update, { params: { id: String(record.id) }, body })
  }

  return (
    <EntityForm
      label={t('website.edit')}
      schema={editRulesFor(decides)}
      start={startOf(answer)}
      fields={fields}
      read={startOf}
      draft={{ key: `website.${record.id}` }}
      save={save}
      onSaved={async saved => {
        await cache.keep(saved)
        addToast({ kind: 'success', title: common('success.recordSaved'), text: saved.record.readable })
      }}
    >
      {state => {
        const changed = new Set(state.changed.map(({ name }) => name))
        return (
          <Page
            title={t('website.edit')}
            subtitle={record.readable}
            breadcrumb={[
              { label: t('website.websites'), href: WEBSITES },
              { label: record.readable, href: websitePath(record.id) },
            ]}
            actions={
              <LinkButton icon="eye" href={websitePath(record.id)}>
                {common('action.open')}
              </LinkButton>
            }
            bar={<FormSaveBar state={state} saveLabel={form('form.saveChanges')} />}
          >
            {state.draft}
            {state.conflict}
            <FormColumns aside={<WebsiteSummary record={record} />}>
              <DataFields
                changed={changed}
                domain={state.values.anw_website}
                record={record}
                domainLocked={can.approve || isDomainOpen(record) ? undefined : t('website.help.domainLocked')}
                accountLocked={can.govern ? undefined : t('website.help.accountLocked')}
              />
              {can.govern && (
                <TermsFields
                  changed={changed}
                  share={state.values.anw_comission}
                  statuses={statuses}
                  statusHelp={statuses.length < 2 || isDomainOpen(record) ? t('website.help.status') : undefined}
                />
              )}
              <UsersBox />
            </FormColumns>
            {move.dialog}
          </Page>
        )
      }}
    </EntityForm>
  )
}

const WebsiteEdit = () => {
  const t = publisherMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={websiteQuery(id)}
      title={t('website.edit')}
      breadcrumb={[{ label: t('website.websites'), href: WEBSITES }]}
      allows={({ can }) => can.update}
    >
      {answer => <WebsiteEditForm key={id} answer={answer} />}
    </RecordPage>
  )
}

export default WebsiteEdit
