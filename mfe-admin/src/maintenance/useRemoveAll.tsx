import { ApiError, call, useCan } from '@candela/shared-auth'
import { maintenanceEndpoints } from '@candela/shared-contract'
import { ConfirmDialog, type MenuItem } from '@candela/shared-ui'
import { useEntityCache, useFailureWords } from '@candela/shared-ui/pages'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { adminMessages } from '../i18n/messages'
import { countQuery, MAINTENANCE } from './maintenance.api'

/** Whoever let everybody in by mistake has so long to take it back. */
const UNDO_MS = 10_000

/** Everybody out of maintenance at once: asks with how many there are, and can be taken back for a while. */
export const useRemoveAll = (): { item: MenuItem; dialog: ReactNode } => {
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const { invalidateMany } = useEntityCache(MAINTENANCE)
  const may = useCan('userMaintenance.removeAll')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { data } = useQuery({ ...countQuery(), enabled: asking })

  const sayFailed = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const isForbidden = error.code === 'forbidden'
    addToast({ kind: 'error', title: isForbidden ? common('failure.removeAllForbidden') : errorMessageOf(error) })
  }

  const undo = async (transaction: string) => {
    try {
      const { done } = await call(maintenanceEndpoints.undoRemoveAll, { body: { transaction } })
      await invalidateMany()
      addToast({ kind: 'success', title: t('maintenance.all.broughtBack', { count: done }) })
    } catch (error) {
      sayFailed(error)
    }
  }

  const removeAll = async () => {
    setBusy(true)
    try {
      const { transaction, done } = await call(maintenanceEndpoints.removeAll)
      await invalidateMany()
      addToast({
        kind: 'success',
        title: t('maintenance.all.removed', { count: done }),
        duration: UNDO_MS,
        ...(done > 0 && { action: { label: common('action.undo'), onAct: () => void undo(transaction) } }),
      })
    } catch (error) {
      sayFailed(error)
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }

  return {
    item: {
      id: 'removeAll',
      label: t('maintenance.all.remove'),
      icon: 'trash',
      danger: true,
      whyNot: may ? undefined : common('failure.removeAllForbidden'),
      onSelect: () => setAsking(true),
    },
    dialog: (
      <ConfirmDialog
        open={asking}
        title={common('confirm.removeAllFromMaintenance')}
        confirmLabel={t('maintenance.all.remove')}
        busy={busy}
        onConfirm={() => void removeAll()}
        onCancel={() => setAsking(false)}
      >
        {data && t('maintenance.all.count', { count: data.meta.total })} {t('maintenance.all.effect')}
      </ConfirmDialog>
    ),
  }
}
