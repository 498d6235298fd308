import { ApiError, call, useCan, useSession } from '@candela/shared-auth'
import { type View, viewCreateBody, viewEndpoints } from '@candela/shared-contract'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import * as z from 'zod/mini'
import { OptionRow } from '../../../components/OptionRow'
import { FormTextField } from '../../../form/FormTextField'
import { useFormValue } from '../../../form/useFormValue'
import { useIdempotencyKey } from '../../entity/useIdempotencyKey'
import { FormDialog } from '../../form/FormDialog'
import { viewMessages } from './messages'
import { SharingFields } from './SharingFields'
import type { ListViews } from './useListViews'
import { useViewsRefresh } from './useViewActions'
import type { Shown } from './viewTask'

const rules = z.pick(viewCreateBody, { viw_name: true, viw_sharing: true, viw_id_group: true, pinned: true })
type Values = z.infer<typeof rules>

const PinField = () => {
  const t = viewMessages.useT()
  const { value, setValue } = useFormValue<boolean>('pinned')
  return <OptionRow label={t('pin')} checked={value} onChange={setValue} />
}

type SaveViewProps = {
  /** Nothing for a new one. */
  view: View | undefined
  views: ListViews
  shown: Shown
  onClose: () => void
}

/** Gives what is shown a name and says who finds it; of a view that is there these two are changed. */
export const SaveView = ({ view, views, shown, onClose }: SaveViewProps) => {
  const t = viewMessages.useT()
  const words = commonMessages.useT()
  const refresh = useViewsRefresh()
  const keyFor = useIdempotencyKey()
  const group = useSession(({ user }) => user?.group ?? null)
  const managesGroups = useCan('group.update')

  const send = ({ pinned, ...values }: Values): Promise<View> => {
    const isPrivate = values.viw_sharing === 'private'
    const facts = { ...values, viw_id_group: isPrivate ? null : values.viw_id_group }
    if (view)
      return call(viewEndpoints.update, {
        params: { id: view.id },
        body: { ...facts, updated_at: view.updated_at },
      })
    const { viw_search, viw_look } = shown
    const body = { ...facts, viw_list: views.list, viw_search, viw_look, pinned }
    return call(viewEndpoints.store, { body }, { idempotencyKey: keyFor(body) })
  }

  const save = async (values: Values) => {
    const saved = await send(values).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'stale') await refresh()
      throw error
    })
    await refresh()
    if (!view) views.show(saved)
    addToast({ kind: 'success', title: t('kept'), text: saved.viw_name })
  }

  const start: Values = {
    viw_name: view?.viw_name ?? '',
    viw_sharing: view?.viw_sharing ?? 'private',
    viw_id_group: view?.viw_id_group ?? group?.id ?? null,
    pinned: view?.pinned ?? false,
  }
  return (
    <FormDialog
      title={t(view ? 'editTitle' : 'keepTitle')}
      confirmLabel={words('action.save')}
      schema={rules}
      initialValues={start}
      save={save}
      onClose={onClose}
    >
      <FormTextField name="viw_name" label={t('name')} required />
      {start.viw_id_group !== null && (
        <SharingFields
          groupName={view?.gro_name ?? group?.gro_name ?? ''}
          managesGroups={managesGroups}
          canBeFirst={managesGroups || view?.viw_sharing === 'default'}
        />
      )}
      {!view && <PinField />}
    </FormDialog>
  )
}
