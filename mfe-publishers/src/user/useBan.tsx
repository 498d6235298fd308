import { type OneUser, userEndpoints } from '@candela/shared-contract'
import { useBulkActions, useEntityCache } from '@candela/shared-ui/pages'
import { useLocation, useNavigate } from '@candela/shared-ui/router'
import { addToast } from '@candela/shared-ui/runtime'
import { useEffect, useEffectEvent, useState } from 'react'
import { userMessages } from './messages'
import { USER } from './user.api'
import { useBanChoice } from './useUserBulk'

/** The status is for the reader to decide, and not so already. */
export const mayBan = ({ record, can }: OneUser): boolean => can.govern && record.usr_status !== 'Banido'

/** Bans one person after a question, and takes it back. */
export const useBan = () => {
  const t = userMessages.useT()
  const { invalidateMany } = useEntityCache(USER)
  const [who, setWho] = useState({ name: '', email: '' })
  const {
    actions: [ban],
    dialogs,
  } = useBulkActions(userEndpoints.bulk, invalidateMany, [
    {
      ...useBanChoice(),
      successText: () => t('user.ban.done', { name: who.name }),
      question: () => ({
        title: t('user.ban.title', { name: who.name }),
        text: (
          <>
            <p>{who.email}</p>
            <p>{t('user.bulk.signedOut')}</p>
          </>
        ),
      }),
    },
  ])
  const ask = ({ id, updated_at, usr_name: name, usr_email: email }: OneUser['record']) => {
    setWho({ name, email })
    ban?.onSelect({ rows: [{ id, updated_at }] }, 1)
  }
  return { ask, dialogs }
}

const isToldToBan = (state: unknown): boolean => (state as { do?: string } | null)?.do === 'ban'

/** Asks at once where Ctrl K led here for that; who may not is told. */
export const BanAtOnce = ({ answer, ask }: { answer: OneUser; ask: (record: OneUser['record']) => void }) => {
  const t = userMessages.useT()
  const navigate = useNavigate()
  const location = useLocation()
  const isTold = isToldToBan(location.state)
  const begin = useEffectEvent(() => {
    void navigate(location.pathname + location.search, { replace: true, state: null })
    const { usr_name: name, usr_status } = answer.record
    if (mayBan(answer)) ask(answer.record)
    else
      addToast({ kind: 'error', title: t(usr_status === 'Banido' ? 'user.ban.already' : 'user.ban.refused', { name }) })
  })
  useEffect(() => {
    if (isTold) begin()
  }, [isTold])
  return null
}
