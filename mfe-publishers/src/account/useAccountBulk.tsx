import { useCan, useSession } from '@candela/shared-auth'
import { accountEndpoints, type Flag, type TypeValue } from '@candela/shared-contract'
import { ConfirmDialog } from '@candela/shared-ui'
import { type BulkAction, type Chosen, useBulk } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { publisherMessages } from '../i18n/messages'
import { useAccountCache } from './account.api'
import { TierDialog } from './TierDialog'
import { type Transfer, TransferDialog } from './TransferDialog'
import { useLiveWebsites } from './useLiveWebsites'

type Asked = { what: 'disable' | 'tier' | 'transfer' | 'remove'; chosen: Chosen; count: number }

/** What can be done to many accounts at once, and what is asked before. */
export const useAccountBulk = () => {
  const t = publisherMessages.useT()
  const cache = useAccountCache()
  // What the platform decides is no publisher's, whatever rights they were given.
  const isPublisher = useSession(({ user }) => user?.group?.gro_scope === 'own')
  const mayUpdate = useCan('account.update') && !isPublisher
  const mayTransfer = useCan('user.accountManager') && mayUpdate
  const mayDestroy = useCan('account.destroy')
  const { run, busy, dialog } = useBulk({ endpoint: accountEndpoints.bulk, onChanged: cache.forgetMany })
  const [asked, setAsked] = useState<Asked | null>(null)
  const live = useLiveWebsites(asked?.what === 'disable' ? asked.chosen : null)

  const ask = (what: Asked['what']) => (chosen: Chosen, count: number) => setAsked({ what, chosen, count })
  const close = () => setAsked(null)
  const changed = { done: (count: number) => t('account.bulk.done', { count }) }

  const setStatus = (acc_is_enabled: Flag, chosen: Chosen) =>
    run({ action: 'status', ...chosen, payload: { acc_is_enabled } }, changed)
  const setTier = (acc_tier: TypeValue<'accountTier'>, chosen: Chosen) =>
    run({ action: 'tier', ...chosen, payload: { acc_tier } }, changed)
  const transfer = async (payload: Transfer, chosen: Chosen): Promise<boolean> => {
    const done = (count: number) => t('account.bulk.transferred', { count })
    return (await run({ action: 'transfer', ...chosen, payload }, { done })) !== undefined
  }
  const act = {
    disable: (chosen: Chosen) => setStatus(0, chosen),
    remove: (chosen: Chosen) =>
      run({ action: 'destroy', ...chosen }, { done: count => t('account.bulk.removed', { count }) }),
  }

  const actions: BulkAction[] = [
    ...(mayUpdate
      ? [
          {
            id: 'enable',
            label: t('account.bulk.enable'),
            icon: 'check' as const,
            onSelect: (chosen: Chosen) => void setStatus(1, chosen),
          },
          { id: 'disable', label: t('account.bulk.disable'), icon: 'offline' as const, onSelect: ask('disable') },
          { id: 'tier', label: t('account.bulk.tier'), icon: 'gauge' as const, onSelect: ask('tier') },
        ]
      : []),
    ...(mayTransfer
      ? [{ id: 'transfer', label: t('account.bulk.transfer'), icon: 'users' as const, onSelect: ask('transfer') }]
      : []),
    ...(mayDestroy
      ? [
          {
            id: 'remove',
            label: t('account.bulk.remove'),
            icon: 'trash' as const,
            danger: true,
            onSelect: ask('remove'),
          },
        ]
      : []),
  ]

  const dialogs = (
    <>
      {asked?.what === 'tier' && (
        <TierDialog
          count={asked.count}
          busy={busy}
          onClose={close}
          onChoose={tier => void setTier(tier, asked.chosen).then(close)}
        />
      )}
      {asked?.what === 'transfer' && (
        <TransferDialog count={asked.count} onClose={close} onTransfer={payload => transfer(payload, asked.chosen)} />
      )}
      {(asked?.what === 'disable' || asked?.what === 'remove') && (
        <ConfirmDialog
          open
          title={t(`account.bulk.${asked.what}Title`, { count: asked.count })}
          confirmLabel={t(`account.bulk.${asked.what}`)}
          busy={busy}
          onCancel={close}
          onConfirm={() => void act[asked.what as keyof typeof act](asked.chosen).then(close)}
        >
          {asked.what === 'remove' && t('account.bulk.removeText')}
          {asked.what === 'disable' &&
            (live === undefined ? t('account.bulk.disableText') : t('account.bulk.disableLive', { count: live }))}
        </ConfirmDialog>
      )}
      {dialog}
    </>
  )
  return { actions, dialogs }
}
