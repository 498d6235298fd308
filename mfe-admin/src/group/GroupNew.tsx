import { groupFactsBody } from '@candela/shared-contract'
import { Button } from '@candela/shared-ui'
import { NewPage } from '@candela/shared-ui/pages'
import { toPermissions, toRights } from '@candela/shared-ui/rights'
import { useState } from 'react'
import { adminMessages } from '../i18n/messages'
import { CopyDialog } from './CopyDialog'
import { GroupEditor } from './GroupEditor'
import { GroupSaveBar } from './GroupSaveBar'
import { GROUP } from './group.api'
import { copyOf, emptyGroup } from './group.form'
import { useGroupFields } from './useGroupFields'

const GroupNew = () => {
  const t = adminMessages.useT()
  const fields = useGroupFields()
  const [copying, setCopying] = useState(false)
  return (
    <NewPage
      entity={GROUP}
      listTitle={t('group.groups')}
      title={t('group.new')}
      saveLabel={t('group.action.create')}
      copies
      fields={fields}
      schema={groupFactsBody}
      start={like => (like ? copyOf(like) : emptyGroup())}
      body={values => values}
      actions={() => (
        <Button icon="copy" onClick={() => setCopying(true)}>
          {t('group.action.copyFrom')}
        </Button>
      )}
      bar={(state, cancel) => (
        <GroupSaveBar state={state} saveLabel={t('group.action.create')}>
          {cancel}
        </GroupSaveBar>
      )}
    >
      {state => (
        <>
          <GroupEditor base={state.base} />
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
        </>
      )}
    </NewPage>
  )
}

export default GroupNew
