import { query } from '@candela/shared-auth'
import { groupEndpoints } from '@candela/shared-contract'
import { Banner, Button, Modal, Skeleton } from '@candela/shared-ui'
import { formMessages } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { adminMessages } from '../i18n/messages'
import { Affected, Changes, Kept } from './diffStyle'
import type { GroupValues } from './group.form'
import { RightsChange } from './RightsChange'
import { diffOf, toRights } from './rights/rights'

/** Who is affected, as the server sees it now. */
const AffectedPeople = ({ id, values }: { id: string; values: GroupValues }) => {
  const t = adminMessages.useT()
  const { permissions } = values
  const { data, error, isFetching, refetch } = useQuery({
    ...query(groupEndpoints.preview, { params: { id }, body: { permissions } }),
    gcTime: 0,
  })
  const common = commonMessages.useT()
  if (error) {
    const again = (
      <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
        {common('action.tryAgain')}
      </Button>
    )
    return <Banner kind="warning" title={t('group.diff.failed')} action={again} />
  }
  if (!data) return <Skeleton width="60%" />
  return (
    <>
      <p>
        {t('group.diff.affected', { count: data.users_count })}
        {data.signed_in_count > 0 && ` ${t('group.diff.signedIn', { count: data.signed_in_count })}`}
      </p>
      {data.last_right && <Banner kind="danger" title={t('group.diff.lastRight')} />}
    </>
  )
}

type DiffDialogProps = {
  id: string
  base: GroupValues
  values: GroupValues
  saving: boolean
  onSave: () => void
  onClose: () => void
}

/** Everything that saving would change, in words, and for how many people. */
export const DiffDialog = ({ id, base, values, saving, onSave, onClose }: DiffDialogProps) => {
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const form = formMessages.useT()
  const diff = diffOf(toRights(base.permissions), toRights(values.permissions))
  return (
    <Modal
      open
      width={640}
      title={t('group.diff.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.close')}</Button>
          <Button variant="primary" busy={saving} onClick={onSave}>
            {form('form.saveChanges')}
          </Button>
        </>
      }
    >
      <Affected role="status">
        <AffectedPeople id={id} values={values} />
      </Affected>
      <Changes>
        {base.gro_name !== values.gro_name && (
          <div>
            <dt>{t('group.field.name')}</dt>
            <dd>{t('group.diff.change', { before: base.gro_name, after: values.gro_name })}</dd>
          </div>
        )}
        {base.gro_scope !== values.gro_scope && (
          <div>
            <dt>{t('group.field.scope')}</dt>
            <dd>
              {t('group.diff.change', {
                before: t(`group.scope.${base.gro_scope}`),
                after: t(`group.scope.${values.gro_scope}`),
              })}
            </dd>
          </div>
        )}
      </Changes>
      <RightsChange {...diff} />
      {diff.added.length + diff.removed.length === 0 && <Kept>{t('group.diff.none')}</Kept>}
    </Modal>
  )
}
