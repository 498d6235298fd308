import { type OneWebsite, websiteInLog } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { RecordHistory } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { useWebsiteWords } from './WebsiteWords'
import { WEBSITE } from './website.api'

/** What was done to a website, and by whom. */
export const WebsiteHistory = ({ answer }: { answer: OneWebsite }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  return (
    <RecordHistory
      entity={WEBSITE}
      answer={answer}
      inLog={websiteInLog}
      actions={{
        'website.approve': t('website.history.approve'),
        'website.resubmit': t('website.decided.resubmitted'),
      }}
      fields={{ anw_reject_reason: t('website.history.reason') }}
      values={{ anw_status: useWebsiteWords().status, anw_comission: share => format.percent(share) }}
    />
  )
}
