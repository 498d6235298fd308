import { useCan } from '@candela/shared-auth'
import type { TypeValue } from '@candela/shared-contract'
import { lazyPart } from '@candela/shared-ui'
import { useEntityBulk } from '@candela/shared-ui/pages'
import { userMessages } from './messages'
import { USER } from './user.api'

const Nothing = () => null
const GroupDialog = lazyPart(() => import('./GroupDialog'), Nothing)

/** To ban, of one or many; what is asked before and said afterwards is the caller's. */
export const useBanChoice = () => {
  const t = userMessages.useT()
  return {
    id: 'ban',
    label: t('user.bulk.ban'),
    icon: 'alert',
    danger: true,
    request: { action: 'status', payload: { usr_status: 'Banido' } },
  } as const
}

/** What can be done to many users at once, and what is asked before. */
export const useUserBulk = () => {
  const t = userMessages.useT()
  const mayUpdate = useCan('user.update')
  const ban = useBanChoice()
  const changed = (count: number) => t('user.bulk.done', { count })
  const statusOf = (usr_status: TypeValue<'userStatus'>) => ({
    request: { action: 'status' as const, payload: { usr_status } },
    successText: changed,
  })
  const signsOut = (what: 'deactivate' | 'ban') => (count: number) => ({
    title: t(`user.bulk.${what}Title`, { count }),
    text: t('user.bulk.signedOut'),
  })
  const removal = {
    successText: (count: number) => t('user.bulk.removed', { count }),
    question: (count: number) => ({ title: t('user.bulk.removeTitle', { count }), text: t('user.bulk.removedText') }),
  }
  return useEntityBulk(USER, removal, [
    mayUpdate && {
      id: 'group',
      label: t('user.bulk.group'),
      icon: 'shield',
      dialog: ({ count, busy, run, close }) => (
        <GroupDialog
          count={count}
          busy={busy}
          onClose={close}
          onChoose={usr_id_group => void run({ action: 'group', payload: { usr_id_group } }, changed)}
        />
      ),
    },
    mayUpdate && { id: 'activate', label: t('user.bulk.activate'), icon: 'check', ...statusOf('Ativo') },
    mayUpdate && {
      id: 'deactivate',
      label: t('user.bulk.deactivate'),
      icon: 'lock',
      ...statusOf('Inativo'),
      question: signsOut('deactivate'),
    },
    mayUpdate && { ...ban, successText: changed, question: signsOut('ban') },
  ])
}
