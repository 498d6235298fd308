import { useEntityBulk } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { RejectDialog } from './WebsiteDecision'
import { useWebsiteRights, WEBSITE } from './website.api'

/** What can be done to many websites at once, and what is asked before. */
export const useWebsiteBulk = () => {
  const t = publisherMessages.useT()
  const { switches, approves } = useWebsiteRights()
  const changed = (count: number) => t('website.bulk.done', { count })
  const questionFor = (what: 'approve' | 'disable' | 'remove') => (count: number) => ({
    title: t(`website.bulk.${what}Title`, { count }),
    text: t(`website.bulk.${what}Text`),
    danger: what !== 'approve',
  })
  const removal = {
    successText: (count: number) => t('website.bulk.removed', { count }),
    question: questionFor('remove'),
  }
  return useEntityBulk(WEBSITE, removal, [
    approves && {
      id: 'approve',
      label: t('website.bulk.approve'),
      icon: 'check',
      request: { action: 'approve' },
      successText: count => t('website.bulk.approved', { count }),
      question: questionFor('approve'),
    },
    approves && {
      id: 'reject',
      label: t('website.bulk.reject'),
      icon: 'close',
      dialog: ({ count, run, close }) => (
        <RejectDialog
          count={count}
          onReject={anw_reject_reason =>
            run({ action: 'reject', payload: { anw_reject_reason } }, done =>
              t('website.bulk.rejected', { count: done }),
            )
          }
          onClose={close}
        />
      ),
    },
    switches && {
      id: 'enable',
      label: t('website.bulk.enable'),
      icon: 'globe',
      request: { action: 'status', payload: { anw_status: 1 } },
      successText: changed,
    },
    switches && {
      id: 'disable',
      label: t('website.bulk.disable'),
      icon: 'offline',
      request: { action: 'status', payload: { anw_status: 0 } },
      successText: changed,
      question: questionFor('disable'),
    },
  ])
}
