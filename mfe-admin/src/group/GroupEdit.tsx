import { useCan } from '@candela/shared-auth'
import { groupFactsBody } from '@candela/shared-contract'
import { Button } from '@candela/shared-ui'
import { EditPage, formMessages } from '@candela/shared-ui/pages'
import { diffOf, toPermissions, toRights } from '@candela/shared-ui/rights'
import { useState } from 'react'
import { adminMessages } from '../i18n/messages'
import { CopyDialog } from './CopyDialog'
import { DiffDialog } from './DiffDialog'
import { GroupEditor } from './GroupEditor'
import { GroupSaveBar } from './GroupSaveBar'
import { GROUP } from './group.api'
import { type GroupValues, valuesOf } from './group.form'
import { useGroupFields } from './useGroupFields'
import { usePeopleWords } from './usePeopleWords'

/** Whether people reach and may do what they did before: another name is no reason to look twice. */
const isSameReach = (values: GroupValues, base: GroupValues): boolean => {
  const { added, removed } = diffOf(toRights(base.permissions), toRights(values.permissions))
  return values.gro_scope === base.gro_scope && added.length + removed.length === 0
}

const GroupEdit = () => {
  const t = adminMessages.useT()
  const form = formMessages.useT()
  const fields = useGroupFields()
  const peopleWords = usePeopleWords()
  const mayCopy = useCan('group.store')
  const [isCopying, setCopying] = useState(false)
  const [review, setReview] = useState<{ answer: (isRight: boolean) => void } | null>(null)
  const endReview = (isRight: boolean) => {
    review?.answer(isRight)
    setReview(null)
  }
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
      confirm={async (values, base) =>
        isSameReach(values, base) || new Promise(resolve => setReview({ answer: resolve }))
      }
      whyNot={t('group.above')}
      actions={({ record }) =>
        !record.gro_is_administrators && (
          <Button icon="copy" onClick={() => setCopying(true)}>
            {t('group.action.copyFrom')}
          </Button>
        )
      }
      more={({ record }) =>
        mayCopy
          ? [{ id: 'new', label: t('group.action.newFrom'), icon: 'plus', href: GROUP.newFromPathOf(record.id) }]
          : []
      }
      bar={state => <GroupSaveBar state={state} saveLabel={form('form.saveChanges')} />}
    >
      {(state, { record }) => (
        <>
          <GroupEditor base={state.base} whole={record.gro_is_administrators} />
          {isCopying && (
            <CopyDialog
              except={record.id}
              rights={toRights(state.values.permissions)}
              onClose={() => setCopying(false)}
              onCopy={rights => {
                state.form.change('permissions', toPermissions(rights, state.base.permissions))
                setCopying(false)
              }}
            />
          )}
          {review && <DiffDialog id={String(record.id)} base={state.base} values={state.values} onAnswer={endReview} />}
        </>
      )}
    </EditPage>
  )
}

export default GroupEdit
