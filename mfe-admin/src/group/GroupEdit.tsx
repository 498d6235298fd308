import { call, useCan } from '@candela/shared-auth'
import { groupEndpoints, groupFactsBody } from '@candela/shared-contract'
import { Button, IconButton, Menu, Page } from '@candela/shared-ui'
import { EntityForm, formMessages, RecordPage } from '@candela/shared-ui/pages'
import { useParams } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { adminMessages } from '../i18n/messages'
import { CopyDialog } from './CopyDialog'
import { DiffDialog } from './DiffDialog'
import { GroupEditor } from './GroupEditor'
import { GroupSaveBar } from './GroupSaveBar'
import { GROUPS, type GroupAnswer, groupPath, groupQuery, newFromPath, useGroupCache } from './group.api'
import { startOf } from './group.form'
import { toPermissions, toRights } from './rights/rights'
import { useGroupFields } from './useGroupFields'
import { usePeopleWords } from './usePeopleWords'

const GroupEditForm = ({ answer }: { answer: GroupAnswer }) => {
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const form = formMessages.useT()
  const cache = useGroupCache()
  const fields = useGroupFields()
  const peopleWords = usePeopleWords()
  const mayCopy = useCan('group.store')
  const [open, setOpen] = useState<'copy' | 'diff' | null>(null)
  const { record } = answer
  const params = { id: String(record.id) }
  const close = () => setOpen(null)

  return (
    <EntityForm
      label={t('group.edit')}
      schema={groupFactsBody}
      start={startOf(answer)}
      fields={fields}
      draft={{ key: `group.${record.id}` }}
      read={startOf}
      save={(values, version) => call(groupEndpoints.update, { params, body: { ...values, updated_at: version } })}
      onSaved={async saved => {
        close()
        await cache.keep(saved)
        addToast({ kind: 'success', title: common('success.recordSaved'), text: saved.record.gro_name })
      }}
    >
      {state => (
        <Page
          title={record.gro_name}
          subtitle={peopleWords(record.users_count)}
          breadcrumb={[{ label: t('group.groups'), href: GROUPS }]}
          actions={
            <>
              <Button icon="copy" onClick={() => setOpen('copy')}>
                {t('group.action.copyFrom')}
              </Button>
              <Menu
                trigger={props => <IconButton {...props} icon="dots" label={t('group.moreActions')} />}
                items={[
                  { id: 'show', label: common('action.open'), icon: 'eye', href: groupPath(record.id) },
                  ...(mayCopy
                    ? [
                        {
                          id: 'new',
                          label: t('group.action.newFrom'),
                          icon: 'plus' as const,
                          href: newFromPath(record.id),
                        },
                      ]
                    : []),
                ]}
              />
            </>
          }
          bar={<GroupSaveBar state={state} saveLabel={form('form.saveChanges')} onReview={() => setOpen('diff')} />}
        >
          {state.draft}
          {state.conflict}
          <GroupEditor {...state} />
          {open === 'copy' && (
            <CopyDialog
              except={record.id}
              rights={toRights(state.values.permissions)}
              onClose={close}
              onCopy={rights => {
                state.form.change('permissions', toPermissions(rights, state.base.permissions))
                close()
              }}
            />
          )}
          {open === 'diff' && (
            <DiffDialog
              id={params.id}
              base={state.base}
              values={state.values}
              saving={state.submitting}
              onClose={close}
              onSave={() => {
                close()
                state.submit()
              }}
            />
          )}
        </Page>
      )}
    </EntityForm>
  )
}

const GroupEdit = () => {
  const t = adminMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={groupQuery(id)}
      title={t('group.edit')}
      breadcrumb={[{ label: t('group.groups'), href: GROUPS }]}
      allows={({ can }) => can.update}
    >
      {answer => <GroupEditForm key={id} answer={answer} />}
    </RecordPage>
  )
}

export default GroupEdit
