import { useCan } from '@candela/shared-auth'
import { type TypeValue, userEndpoints } from '@candela/shared-contract'
import { lazyPart } from '@candela/shared-ui'
import { useBulkActions, useEntityCache } from '@candela/shared-ui/pages'
import { userMessages } from './messages'
import { USER } from './user.api'

const Nothing = () => null
const GroupDialog = lazyPart(() => import('./GroupDialog'), Nothing)

/** What can be done to many users at once, and what is asked before. */
export const useUserBulk = () => {
  const t = userMessages.useT()
  const { forgetMany } = useEntityCache(USER)
  const mayUpdate = useCan('user.update')
  const mayDestroy = useCan('user.destroy')
  const changed = (count: number) => t('user.bulk.done', { count })
  const statusOf = (usr_status: TypeValue<'userStatus'>) => ({
    doing: { action: 'status' as const, payload: { usr_status } },
    done: changed,
  })
  const signsOut = (what: 'deactivate' | 'ban') => (count: number) => ({
    title: t(`user.bulk.${what}Title`, { count }),
    text: t('user.bulk.signedOut'),
  })
  return useBulkActions(userEndpoints.bulk, forgetMany, [
    mayUpdate && {
      id: 'group',
      label: t('user.bulk.group'),
      icon: 'shield',
      dialog: ({ count, busy, run, close }) => (
        <GroupDialog
          count={count}
          busy={busy}
          onClose={close}
          onChoose={usr_id_group => void run({ action: 'group', payload: { usr_id_group } }, changed).then(close)}
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
    mayUpdate && {
      id: 'ban',
      label: t('user.bulk.ban'),
      icon: 'alert',
      danger: true,
      ...statusOf('Banido'),
      question: signsOut('ban'),
    },
    mayDestroy && {
      id: 'remove',
      label: t('user.bulk.remove'),
      icon: 'trash',
      danger: true,
      doing: { action: 'destroy' },
      done: count => t('user.bulk.removed', { count }),
      question: count => ({ title: t('user.bulk.removeTitle', { count }), text: t('user.bulk.removedText') }),
    },
  ])
}
