import { ConfirmDialog } from '@candela/shared-ui'
import { useState } from 'react'
import { publisherMessages } from '../i18n/messages'

/** Before an account is switched off that has websites which earn: says how many stop. */
export const useStopping = () => {
  const t = publisherMessages.useT()
  const [asked, setAsked] = useState<{ live: number; go: () => void } | null>(null)
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      title={t('account.disable.title', { count: asked?.live ?? 0 })}
      confirmLabel={t('account.disable.confirm')}
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        asked?.go()
        setAsked(null)
      }}
    >
      {t('account.disable.text')}
    </ConfirmDialog>
  )
  return { ask: (live: number, go: () => void) => (live === 0 ? go() : setAsked({ live, go })), dialog }
}
