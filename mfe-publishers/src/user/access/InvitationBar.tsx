import { ApiError } from '@candela/shared-auth'
import type { OneUser } from '@candela/shared-contract'
import { Banner, Button } from '@candela/shared-ui'
import { useFailureWords } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { userMessages } from '../messages'
import { inviteAgain } from './access.api'

type InvitationBarProps = { user: OneUser }

/** Says that somebody never came in, and lets whoever may send the link once more. */
export const InvitationBar = ({ user: { record, can } }: InvitationBarProps) => {
  const t = userMessages.useT()
  const wordsFor = useFailureWords()
  const [busy, setBusy] = useState(false)

  const send = async () => {
    setBusy(true)
    try {
      await inviteAgain(record.id)
      addToast({ kind: 'success', title: t('user.invitation.sent'), text: record.usr_email })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({ kind: 'error', title: wordsFor(error) })
    } finally {
      setBusy(false)
    }
  }

  // The link of somebody who may not come in works no more.
  if (!record.invited || record.usr_status !== 'Ativo') return null
  return (
    <Banner
      kind="info"
      title={t('user.invitation.pending')}
      action={
        can.invite && (
          <Button size="sm" busy={busy} onClick={() => void send()}>
            {t('user.invitation.again')}
          </Button>
        )
      }
    >
      {t('user.invitation.pendingTo', { email: record.usr_email })}
    </Banner>
  )
}
