import { useCan } from '@candela/shared-auth'
import { groupFactsBody } from '@candela/shared-contract'
import { Button } from '@candela/shared-ui'
import { EditPage, formMessages } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { adminMessages } from '../i18n/messages'
import { CopyDialog } from './CopyDialog'
import { DiffDialog } from './DiffDialog'
import { GroupEditor } from './GroupEditor'
import { GroupSaveBar } from './GroupSaveBar'
import { GROUP } from './group.api'
import { valuesOf } from './group.form'
import { toPermissions, toRights } from './rights/rights'
import { useGroupFields } from './useGroupFields'
import { usePeopleWords } from './usePeopleWords'

const GroupEdit = () => {
  const t = adminMessages.useT()
  const form = formMessages.useT()
  const fields = useGroupFields()
  const peopleWords = usePeopleWords()
  const mayCopy = useCan('group.store')
  const [open, setOpen] = useState<'copy' | 'diff' | null>(null)
  const close = () => setOpen(null)
  return (
    <EditPage
      entity={GROUP}
      listTitle={t('group.groups')}
      title={t('group.edit')}
      named
      subtitle={({ users_count }) => peopleWords(users_count)}
      fields={fields}
      schema={() => groupFactsBody}
      valuesOf={valuesOf}
      body={values => values}
      onSaved={close}
      whyNot={t('group.above')}
      actions={({ record }) =>
        !record.gro_is_administrators && (
          <Button icon="copy" onClick={() => setOpen('copy')}>
            {t('group.action.copyFrom')}
          </Button>
        )
      }
      more={({ record }) =>
        mayCopy
          ? [{ id: 'new', label: t('group.action.newFrom'), icon: 'plus', href: GROUP.newFromPathOf(record.id) }]
          : []
      }
      bar={state => (
        <GroupSaveBar state={state} saveLabel={form('form.saveChanges')} onReview={() => setOpen('diff')} />
      )}
    >
      {(state, { record }) => (
        <>
          <GroupEditor base={state.base} whole={record.gro_is_administrators} />
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
              id={String(record.id)}
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
        </>
      )}
    </EditPage>
  )
}

export default GroupEdit
