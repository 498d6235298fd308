import { ApiError, call } from '@candela/shared-auth'
import { type View, viewEndpoints } from '@candela/shared-contract'
import { addToast } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/ConfirmDialog'
import { useFailureWords } from '../../form/useFailureWords'
import { viewMessages } from './messages'
import type { ListViews } from './useListViews'
import { useViewsRefresh } from './useViewActions'

type RemoveViewProps = { view: View; views: ListViews; onClose: () => void }

export const RemoveView = ({ view, views, onClose }: RemoveViewProps) => {
  const t = viewMessages.useT()
  const errorMessageOf = useFailureWords()
  const refresh = useViewsRefresh()
  const [busy, setBusy] = useState(false)
  const { id, viw_name, viw_sharing, gro_name } = view

  const remove = async () => {
    setBusy(true)
    try {
      await call(viewEndpoints.destroy, { params: { id } })
      addToast({ kind: 'success', title: t('removed'), text: viw_name })
      views.leave()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({ kind: 'error', title: errorMessageOf(error) })
    }
    onClose()
    await refresh()
  }

  return (
    <ConfirmDialog
      open
      title={t('removeTitle')}
      confirmLabel={t('removeConfirm')}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {viw_name}
      {viw_sharing !== 'private' && <p>{t('removesForGroup', { group: gro_name ?? '' })}</p>}
    </ConfirmDialog>
  )
}
