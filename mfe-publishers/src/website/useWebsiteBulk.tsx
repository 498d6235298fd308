import { useCan } from '@candela/shared-auth'
import { websiteEndpoints } from '@candela/shared-contract'
import { ConfirmDialog } from '@candela/shared-ui'
import { type BulkAction, type Chosen, useBulk } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { publisherMessages } from '../i18n/messages'
import { RejectDialog } from './RejectDialog'
import { useDecides } from './useDecides'
import { useWebsiteCache } from './website.api'

const ASKS = ['disable', 'approve', 'remove'] as const
type Asked = { what: (typeof ASKS)[number] | 'reject'; chosen: Chosen; count: number }

/** What can be done to many websites at once, and what is asked before. */
export const useWebsiteBulk = () => {
  const t = publisherMessages.useT()
  const cache = useWebsiteCache()
  const { switches, approves } = useDecides()
  const mayDestroy = useCan('website.destroy')
  const { run, busy, dialog } = useBulk({ endpoint: websiteEndpoints.bulk, onChanged: cache.forgetMany })
  const [asked, setAsked] = useState<Asked | null>(null)

  const ask = (what: Asked['what']) => (chosen: Chosen, count: number) => setAsked({ what, chosen, count })
  const close = () => setAsked(null)
  const changed = { done: (count: number) => t('website.bulk.done', { count }) }

  const setStatus = (anw_status: 0 | 1, chosen: Chosen) =>
    run({ action: 'status', ...chosen, payload: { anw_status } }, changed)
  const act = {
    disable: (chosen: Chosen) => setStatus(0, chosen),
    approve: (chosen: Chosen) =>
      run({ action: 'approve', ...chosen }, { done: count => t('website.bulk.approved', { count }) }),
    remove: (chosen: Chosen) =>
      run({ action: 'destroy', ...chosen }, { done: count => t('website.bulk.removed', { count }) }),
  }
  const reject = async (chosen: Chosen, anw_reject_reason: string) => {
    const done = (count: number) => t('website.bulk.rejected', { count })
    await run({ action: 'reject', ...chosen, payload: { anw_reject_reason } }, { done })
  }

  const actions: BulkAction[] = [
    ...(approves
      ? [
          { id: 'approve', label: t('website.bulk.approve'), icon: 'check' as const, onSelect: ask('approve') },
          { id: 'reject', label: t('website.bulk.reject'), icon: 'close' as const, onSelect: ask('reject') },
        ]
      : []),
    ...(switches
      ? [
          {
            id: 'enable',
            label: t('website.bulk.enable'),
            icon: 'globe' as const,
            onSelect: (chosen: Chosen) => void setStatus(1, chosen),
          },
          { id: 'disable', label: t('website.bulk.disable'), icon: 'offline' as const, onSelect: ask('disable') },
        ]
      : []),
    ...(mayDestroy
      ? [
          {
            id: 'remove',
            label: t('website.bulk.remove'),
            icon: 'trash' as const,
            danger: true,
            onSelect: ask('remove'),
          },
        ]
      : []),
  ]

  const question = ASKS.find(what => what === asked?.what)
  const dialogs = (
    <>
      {asked?.what === 'reject' && (
        <RejectDialog count={asked.count} onReject={reason => reject(asked.chosen, reason)} onClose={close} />
      )}
      {asked && question && (
        <ConfirmDialog
          open
          title={t(`website.bulk.${question}Title`, { count: asked.count })}
          confirmLabel={t(`website.bulk.${question}`)}
          danger={question !== 'approve'}
          busy={busy}
          onCancel={close}
          onConfirm={() => void act[question](asked.chosen).then(close)}
        >
          {t(`website.bulk.${question}Text`)}
        </ConfirmDialog>
      )}
      {dialog}
    </>
  )
  return { actions, dialogs }
}
