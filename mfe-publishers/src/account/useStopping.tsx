import { ConfirmDialog } from '@candela/shared-ui'
import { useState } from 'react'
import { publisherMessages } from '../i18n/messages'

/** Before an account is switched off that has websites which earn: says how many stop. */
export const useStopping = (live: number) => {
  const t = publisherMessages.useT()
  const [go, setGo] = useState<(() => void) | null>(null)

  const ask = (enabled: boolean, change: () => void) => {
    if (enabled || live === 0) change()
    else setGo(() => change)
  }
  const dialog = (
    <ConfirmDialog
      open={go !== null}
      title={t('account.disable.title', { count: live })}
      confirmLabel={t('account.disable.confirm')}
      onCancel={() => setGo(null)}
      onConfirm={() => {
        go?.()
        setGo(null)
      }}
    >
      {t('account.disable.text')}
    </ConfirmDialog>
  )
  return { ask, dialog }
}
