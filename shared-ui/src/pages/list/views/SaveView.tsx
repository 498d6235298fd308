import { ApiError, call, useCan, useSession } from '@candela/shared-auth'
import { type View, viewCreateBody, viewEndpoints } from '@candela/shared-contract'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { Banner } from '../../../components/Banner'
import { Button } from '../../../components/Button'
import { Modal } from '../../../components/Modal'
import { OptionRow } from '../../../components/OptionRow'
import { FormTextField } from '../../../form/FormTextField'
import { SchemaForm } from '../../../form/SchemaForm'
import { toSubmitErrors } from '../../../form/submitErrors'
import { useFormValue } from '../../../form/useFormValue'
import { useIdempotencyKey } from '../../entity/useIdempotencyKey'
import { useFailureWords } from '../../form/useFailureWords'
import { viewMessages } from './messages'
import { SharingFields } from './SharingFields'
import type { ListViews } from './useListViews'
import { useViewsRefresh } from './useViewActions'
import type { Shown } from './viewTask'

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 4px;
`

const rules = z.pick(viewCreateBody, { viw_name: true, viw_sharing: true, viw_id_group: true, pinned: true })
type Values = z.infer<typeof rules>

const NAMES = ['viw_name', 'viw_sharing', 'viw_id_group', 'pinned']

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
  const errorMessageOf = useFailureWords()
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
    try {
      const saved = await send(values)
      await refresh()
      if (!view) views.show(saved)
      addToast({ kind: 'success', title: t('kept'), text: saved.viw_name })
      onClose()
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'stale') await refresh()
      return toSubmitErrors({ message: errorMessageOf(error), fields: error.fields }, NAMES)
    }
  }

  const start: Values = {
    viw_name: view?.viw_name ?? '',
    viw_sharing: view?.viw_sharing ?? 'private',
    viw_id_group: view?.viw_id_group ?? group?.id ?? null,
    pinned: view?.pinned ?? false,
  }
  const title = t(view ? 'editTitle' : 'keepTitle')
  return (
    <Modal open title={title} onClose={onClose}>
      <SchemaForm schema={rules} initialValues={start} onSubmit={save} label={title}>
        {({ submitting, formError }) => (
          <Fields>
            {formError && <Banner kind="danger" title={formError} />}
            <FormTextField name="viw_name" label={t('name')} required />
            {start.viw_id_group !== null && (
              <SharingFields
                groupName={view?.gro_name ?? group?.gro_name ?? ''}
                managesGroups={managesGroups}
                canBeFirst={managesGroups || view?.viw_sharing === 'default'}
              />
            )}
            {!view && <PinField />}
            <Buttons>
              <Button onClick={onClose}>{words('action.cancel')}</Button>
              <Button type="submit" variant="primary" busy={submitting}>
                {words('action.save')}
              </Button>
            </Buttons>
          </Fields>
        )}
      </SchemaForm>
    </Modal>
  )
}
