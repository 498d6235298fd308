import type { OneUser } from '@candela/shared-contract'
import { Banner, Button } from '@candela/shared-ui'
import { addToast } from '@candela/shared-ui/runtime'
import { useAttempt } from '../../useAttempt'
import { userMessages } from '../messages'
import { inviteAgain } from './access.api'

type InvitationBarProps = { user: OneUser }

/** Says that somebody never came in, and lets whoever may send the link once more. */
export const InvitationBar = ({ user: { record, can } }: InvitationBarProps) => {
  const t = userMessages.useT()
  const { busy, attempt } = useAttempt()

  const send = () =>
    attempt(async () => {
      await inviteAgain(record.id)
      addToast({ kind: 'success', title: t('user.invitation.sent'), text: record.usr_email })
    })

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
