import { useCan } from '@candela/shared-auth'
import { type BulkTarget, useEntityBulk } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { useIsPublisher } from '../useIsPublisher'
import { ACCOUNT } from './account.api'
import { TierDialog } from './TierDialog'
import { TransferDialog } from './TransferDialog'
import { useLiveWebsites } from './useLiveWebsites'

/** Says how many websites stop, once that is known. */
const DisableText = ({ chosen }: { chosen: BulkTarget }) => {
  const t = publisherMessages.useT()
  const live = useLiveWebsites(chosen)
  return live === undefined ? t('account.bulk.disableText') : t('account.bulk.disableLive', { count: live })
}

/** What can be done to many accounts at once, and what is asked before. */
export const useAccountBulk = () => {
  const t = publisherMessages.useT()
  // What the platform decides is no publisher's, whatever rights they were given.
  const isPublisher = useIsPublisher()
  const mayUpdate = useCan('account.update') && !isPublisher
  const mayTransfer = useCan('user.accountManager') && mayUpdate
  const changed = (count: number) => t('account.bulk.done', { count })
  const removal = {
    successText: (count: number) => t('account.bulk.removed', { count }),
    question: (count: number) => ({
      title: t('account.bulk.removeTitle', { count }),
      text: t('account.bulk.removeText'),
    }),
  }
  return useEntityBulk(ACCOUNT, removal, [
    mayUpdate && {
      id: 'enable',
      label: t('account.bulk.enable'),
      icon: 'check',
      request: { action: 'status', payload: { acc_is_enabled: 1 } },
      successText: changed,
    },
    mayUpdate && {
      id: 'disable',
      label: t('account.bulk.disable'),
      icon: 'offline',
      request: { action: 'status', payload: { acc_is_enabled: 0 } },
      successText: changed,
      question: (count, chosen) => ({
        title: t('account.bulk.disableTitle', { count }),
        text: <DisableText chosen={chosen} />,
      }),
    },
    mayUpdate && {
      id: 'tier',
      label: t('account.bulk.tier'),
      icon: 'gauge',
      dialog: ({ count, busy, run, close }) => (
        <TierDialog
          count={count}
          busy={busy}
          onClose={close}
          onChoose={acc_tier => void run({ action: 'tier', payload: { acc_tier } }, changed)}
        />
      ),
    },
    mayTransfer && {
      id: 'transfer',
      label: t('account.bulk.transfer'),
      icon: 'users',
      dialog: ({ count, run, close }) => (
        <TransferDialog
          count={count}
          onClose={close}
          onTransfer={payload =>
            run({ action: 'transfer', payload }, done => t('account.bulk.transferred', { count: done }))
          }
        />
      ),
    },
  ])
}
