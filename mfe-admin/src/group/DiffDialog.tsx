import { query } from '@candela/shared-auth'
import { groupEndpoints } from '@candela/shared-contract'
import { hintsFor } from '@candela/shared-contract/rights/needs'
import { Banner, Button, Modal, Skeleton } from '@candela/shared-ui'
import { formMessages } from '@candela/shared-ui/pages'
import { diffOf, rightMessages, toRights } from '@candela/shared-ui/rights'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { adminMessages } from '../i18n/messages'
import { Affected, Changes, Kept } from './diffStyle'
import type { GroupValues } from './group.form'
import { RightsChange } from './RightsChange'
import { ScreensChange } from './ScreensChange'

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
  onAnswer: (isRight: boolean) => void
}

/** Everything that saving will change, in words, and for how many people: nothing is saved before it is confirmed. */
export const DiffDialog = ({ id, base, values, onAnswer }: DiffDialogProps) => {
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const form = formMessages.useT()
  const rights = rightMessages.useT()
  const [before, after] = [toRights(base.permissions), toRights(values.permissions)]
  const diff = diffOf(before, after)
  const isSame = diff.added.length + diff.removed.length === 0
  const useless = hintsFor(after)
  return (
    <Modal
      open
      width={640}
      title={t('group.diff.title')}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{common('action.cancel')}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
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
                before: rights(`scope.${base.gro_scope}`),
                after: rights(`scope.${values.gro_scope}`),
              })}
            </dd>
          </div>
        )}
      </Changes>
      {useless.length > 0 && <Banner kind="warning" title={t('group.hint.summary', { count: useless.length })} />}
      {isSame ? <Kept>{t('group.diff.none')}</Kept> : <ScreensChange before={before} after={after} />}
      <RightsChange {...diff} />
    </Modal>
  )
}
