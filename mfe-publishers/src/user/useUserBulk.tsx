import { useCan } from '@candela/shared-auth'
import { type TypeValue, userEndpoints } from '@candela/shared-contract'
import { ConfirmDialog, lazyPart } from '@candela/shared-ui'
import { type BulkAction, type Chosen, useBulk } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { userMessages } from './messages'
import { useUserCache } from './user.api'

const Nothing = () => null
const GroupDialog = lazyPart(() => import('./GroupDialog'), Nothing)

type Status = TypeValue<'userStatus'>
type Asked = { what: 'group' | 'deactivate' | 'ban' | 'remove'; chosen: Chosen; count: number }

/** What can be done to many users at once, and what is asked before. */
export const useUserBulk = () => {
  const t = userMessages.useT()
  const cache = useUserCache()
  const mayUpdate = useCan('user.update')
  const mayDestroy = useCan('user.destroy')
  const { run, busy, dialog } = useBulk({ endpoint: userEndpoints.bulk, onChanged: cache.forgetMany })
  const [asked, setAsked] = useState<Asked | null>(null)

  const ask = (what: Asked['what']) => (chosen: Chosen, count: number) => setAsked({ what, chosen, count })
  const close = () => setAsked(null)
  const changed = { done: (count: number) => t('user.bulk.done', { count }) }

  const setStatus = (usr_status: Status, chosen: Chosen) =>
    run({ action: 'status', ...chosen, payload: { usr_status } }, changed)
  const setGroup = (usr_id_group: number, chosen: Chosen) =>
    run({ action: 'group', ...chosen, payload: { usr_id_group } }, changed)
  const remove = (chosen: Chosen) =>
    run({ action: 'destroy', ...chosen }, { done: count => t('user.bulk.removed', { count }) })

  const actions: BulkAction[] = [
    ...(mayUpdate
      ? [
          { id: 'group', label: t('user.bulk.group'), icon: 'shield' as const, onSelect: ask('group') },
          {
            id: 'activate',
            label: t('user.bulk.activate'),
            icon: 'check' as const,
            onSelect: (chosen: Chosen) => void setStatus('Ativo', chosen),
          },
          { id: 'deactivate', label: t('user.bulk.deactivate'), icon: 'lock' as const, onSelect: ask('deactivate') },
          { id: 'ban', label: t('user.bulk.ban'), icon: 'alert' as const, danger: true, onSelect: ask('ban') },
        ]
      : []),
    ...(mayDestroy
      ? [{ id: 'remove', label: t('user.bulk.remove'), icon: 'trash' as const, danger: true, onSelect: ask('remove') }]
      : []),
  ]

  const act = { deactivate: (c: Chosen) => setStatus('Inativo', c), ban: (c: Chosen) => setStatus('Banido', c), remove }

  const dialogs = (
    <>
      {asked?.what === 'group' && (
        <GroupDialog
          count={asked.count}
          busy={busy}
          onClose={close}
          onChoose={id => void setGroup(id, asked.chosen).then(close)}
        />
      )}
      {asked && asked.what !== 'group' && (
        <ConfirmDialog
          open
          title={t(`user.bulk.${asked.what}Title`, { count: asked.count })}
          confirmLabel={t(`user.bulk.${asked.what}`)}
          busy={busy}
          onCancel={close}
          onConfirm={() => void act[asked.what as keyof typeof act](asked.chosen).then(close)}
        >
          {t(asked.what === 'remove' ? 'user.bulk.removedText' : 'user.bulk.signedOut')}
        </ConfirmDialog>
      )}
      {dialog}
    </>
  )
  return { actions, dialogs }
}
