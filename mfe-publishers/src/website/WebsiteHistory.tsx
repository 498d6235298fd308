import { type OneWebsite, TYPES, WEBSITE_REVERTS } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { publisherMessages } from '../i18n/messages'
import { RecordHistory } from '../RecordHistory'
import { useWebsiteWords } from './WebsiteWords'
import { WEBSITE } from './website.api'

const ACTIONS = ['store', 'update', 'approve', 'resubmit', 'destroy', 'restore', 'bulk', 'revert'] as const

/** What was done to a website, and by whom. */
export const WebsiteHistory = ({ answer: { record, can } }: { answer: OneWebsite }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns, status } = useWebsiteWords()
  return (
    <RecordHistory
      entity={WEBSITE}
      record={record}
      logLabel={t('website.history.log')}
      mayRevert={can.update}
      begins={['website.store']}
      reverts={WEBSITE_REVERTS}
      ties={['website_users']}
      fields={{
        ...columns,
        anw_account_id: columns.acc_name,
        anw_reject_reason: t('website.history.reason'),
        wsu_id_user: t('website.history.user'),
        deleted_at: t('website.history.removed'),
      }}
      actionOf={action => {
        const known = ACTIONS.find(each => each === action)
        return known && t(`website.history.action.${known}`)
      }}
      wordsOf={(value, field) => {
        const ofStatus = TYPES.websiteStatus.find(each => String(each) === value)
        if (field === 'anw_status' && ofStatus !== undefined) return status[ofStatus]
        return field === 'anw_comission' ? format.percent(value) : undefined
      }}
    />
  )
}
