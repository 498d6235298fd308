import { call } from '@candela/shared-auth'
import { groupEndpoints, groupFactsBody } from '@candela/shared-contract'
import { Button, LinkButton, Page } from '@candela/shared-ui'
import { EntityForm, type FormStart, RecordPage, useOnce } from '@candela/shared-ui/pages'
import { useNavigate, useSearchParams } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { adminMessages } from '../i18n/messages'
import { CopyDialog } from './CopyDialog'
import { GroupEditor } from './GroupEditor'
import { GroupSaveBar } from './GroupSaveBar'
import { GROUPS, groupPath, groupQuery, useGroupCache } from './group.api'
import { copyOf, emptyGroup, type GroupValues } from './group.form'
import { toPermissions, toRights } from './rights/rights'
import { useGroupFields } from './useGroupFields'

const GroupNewForm = ({ start, from }: { start: FormStart<GroupValues>; from?: string }) => {
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const navigate = useNavigate()
  const cache = useGroupCache()
  const fields = useGroupFields()
  const keyFor = useOnce()
  const [copying, setCopying] = useState(false)

  return (
    <EntityForm
      label={t('group.new')}
      schema={groupFactsBody}
      start={start}
      fields={fields}
      draft={{ key: from ? `group.new.${from}` : 'group.new' }}
      save={body => call(groupEndpoints.store, { body }, { idempotencyKey: keyFor(body) })}
      onSaved={async answer => {
        await cache.keep(answer)
        addToast({ kind: 'success', title: common('success.recordAdded'), text: answer.record.gro_name })
        await navigate(groupPath(answer.record.id))
      }}
    >
      {state => (
        <Page
          title={t('group.new')}
          breadcrumb={[{ label: t('group.groups'), href: GROUPS }]}
          actions={
            <Button icon="copy" onClick={() => setCopying(true)}>
              {t('group.action.copyFrom')}
            </Button>
          }
          bar={
            <GroupSaveBar state={state} saveLabel={t('group.action.create')}>
              <LinkButton variant="ghost" href={GROUPS}>
                {common('action.cancel')}
              </LinkButton>
            </GroupSaveBar>
          }
        >
          {state.draft}
          {state.conflict}
          <GroupEditor {...state} />
          {copying && (
            <CopyDialog
              rights={toRights(state.values.permissions)}
              onClose={() => setCopying(false)}
              onCopy={rights => {
                state.form.change('permissions', toPermissions(rights))
                setCopying(false)
              }}
            />
          )}
        </Page>
      )}
    </EntityForm>
  )
}

/** From nothing, or like the group that `?from=` names. */
const GroupNew = () => {
  const t = adminMessages.useT()
  const [search] = useSearchParams()
  const from = search.get('from')
  if (!from) return <GroupNewForm start={emptyGroup()} />
  return (
    <RecordPage
      source={groupQuery(from)}
      title={t('group.new')}
      breadcrumb={[{ label: t('group.groups'), href: GROUPS }]}
    >
      {answer => <GroupNewForm key={from} from={from} start={copyOf(answer)} />}
    </RecordPage>
  )
}

export default GroupNew
