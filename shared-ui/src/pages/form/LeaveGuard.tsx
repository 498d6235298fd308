import { useBlocker, useLocation } from '@candela/shared-ui/router'
import { useUnsaved } from '@candela/shared-ui/runtime'
import { type RefObject, useEffect, useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { formMessages } from './messages'

type LeaveGuardProps = {
  unsaved: boolean
  /** True from when everything is saved while the form does what follows: it goes elsewhere, or starts anew. */
  isFinishingSave?: RefObject<boolean>
  /** All of it is in a draft. */
  isKept?: boolean
}

/** Nothing that was typed is lost unasked: neither by a link nor by closing the page. */
export const LeaveGuard = ({ unsaved, isFinishingSave, isKept = false }: LeaveGuardProps) => {
  const t = formMessages.useT()
  useUnsaved(unsaved)
  const { pathname } = useLocation()
  const [own] = useState(pathname)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // The blocker outlives the form for a moment: only leaving the form's own path is blocked.
      unsaved && !isFinishingSave?.current && currentLocation.pathname === own && nextLocation.pathname !== own,
  )

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t(isKept ? 'leave.textDraft' : 'leave.text')}
    </ConfirmDialog>
  )
}
