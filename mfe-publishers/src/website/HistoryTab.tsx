import { type HistoryEntry, type OneWebsite, TYPES, WEBSITE_REVERTS } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { HistoryList } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { publisherMessages } from '../i18n/messages'
import { LoggedHistory } from '../LoggedHistory'
import { useWebsiteWords } from './useWebsiteWords'
import { historyQuery, useWebsiteCache } from './website.api'

const ACTIONS = ['store', 'update', 'approve', 'resubmit', 'destroy', 'restore', 'bulk', 'revert'] as const

const useHistoryWords = () => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns, status } = useWebsiteWords()
  return useMemo(() => {
    const fields: Record<string, string> = {
      ...columns,
      anw_account_id: columns.acc_name,
      anw_reject_reason: t('website.history.reason'),
      wsu_id_user: t('website.history.user'),
      deleted_at: t('website.history.removed'),
    }
    return {
      action: (useCase: string) => {
        const known = ACTIONS.find(action => useCase === `website.${action}`)
        return known ? t(`website.history.action.${known}`) : useCase
      },
      field: (field: string) => fields[field] ?? field,
      value: (value: string, field: string) => {
        const ofStatus = TYPES.websiteStatus.find(each => String(each) === value)
        if (field === 'anw_status' && ofStatus !== undefined) return status[ofStatus]
        if (field === 'anw_comission') return format.percent(value as `${number}`)
        return field.endsWith('_at') ? format.dateTime(value) : value
      },
    }
  }, [t, format, columns, status])
}

const TIES = ['website_users']

const comesBack = ({ table, field }: HistoryEntry['changes'][number]): boolean =>
  TIES.includes(table) || WEBSITE_REVERTS.some(each => each === field) || field === 'anw_reject_reason'

/** What was done to a website, and by whom. A removal or a beginning is not taken back here: there are buttons for it. */
export const HistoryTab = ({ answer: { record, can } }: { answer: OneWebsite }) => {
  const t = publisherMessages.useT()
  const cache = useWebsiteCache()
  return (
    <LoggedHistory type="website" id={record.id} label={t('website.history.log')}>
      <HistoryList
        source={before => historyQuery(String(record.id), before)}
        words={useHistoryWords()}
        revert={{
          canRevert: ({ slo_action }) => can.update && slo_action !== 'website.store',
          comesBack,
          ties: TIES,
          onRevert: ({ slo_transaction_hash }) => cache.revert(record, slo_transaction_hash),
        }}
      />
    </LoggedHistory>
  )
}
