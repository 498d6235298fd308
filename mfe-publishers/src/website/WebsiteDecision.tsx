import { call } from '@candela/shared-auth'
import {
  type OneWebsite,
  WEBSITE_STATUS,
  type WebsiteApprove,
  websiteApproveBody,
  websiteEndpoints,
} from '@candela/shared-contract'
import { focusPageHeading } from '@candela/shared-ui'
import { FormTextArea, rulesOf } from '@candela/shared-ui/form'
import { FormDialog, useEntityCache } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { publisherMessages } from '../i18n/messages'
import { useAttempt } from '../useAttempt'
import { WEBSITE } from './website.api'

type Values = { anw_reject_reason: string }

const EMPTY: Values = { anw_reject_reason: '' }
const rules = rulesOf<Values>(values => [websiteApproveBody, { decision: 'reject', ...values }])

type RejectDialogProps = {
  count: number
  /** What it is called, where it is one that is looked at. */
  website?: string
  /** Answers false where it was not done and that was said; what is typed stays then. */
  onReject: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Why websites are turned down: their people read it. */
export const RejectDialog = ({ count, website, onReject, onClose }: RejectDialogProps) => {
  const t = publisherMessages.useT()
  return (
    <FormDialog
      title={website ? t('website.reject.one', { website }) : t('website.reject.title', { count })}
      confirmLabel={t('website.reject.confirm', { count })}
      effect={t('website.reject.effect')}
      schema={rules}
      initialValues={EMPTY}
      save={({ anw_reject_reason }) => onReject(anw_reject_reason)}
      onClose={onClose}
    >
      <FormTextArea
        name="anw_reject_reason"
        label={t('website.reject.reason')}
        help={t('website.reject.help')}
        maxLength={1000}
        data-autofocus=""
      />
    </FormDialog>
  )
}

/** Lets a website in, turns it down, asks for another look or switches it on: says so, or why not. */
export const useDecision = ({ record }: OneWebsite) => {
  const t = publisherMessages.useT()
  const cache = useEntityCache(WEBSITE)
  const { busy, attempt, busyWhile } = useAttempt()
  const [decided, setDecided] = useState(false)
  const params = { id: record.id }
  const { updated_at } = record

  const settle = async (answer: Promise<OneWebsite>, done: string) => {
    await cache.cacheSaved(await answer)
    addToast({ kind: 'success', title: done, text: record.display_host })
    // What was pressed is gone with the question that it answered.
    focusPageHeading()
  }
  /** Outside of a dialog, which would say itself what is wrong. Whoever is stale sees what the other person saved. */
  const say = (act: () => Promise<void>) =>
    attempt(act, ({ code, current }) => {
      if (code === 'stale' && current) void cache.cacheSaved(current as OneWebsite)
      return false
    })
  const decide = async (body: WebsiteApprove) => {
    const answer = await call(websiteEndpoints.approve, { params, body })
    setDecided(true)
    return answer
  }
  const enabling = { params, body: { anw_status: WEBSITE_STATUS.enabled, updated_at } }

  return {
    busy,
    /** Somebody else may be waiting for the next one. */
    decided,
    approve: () => say(() => settle(decide({ decision: 'approve', updated_at }), t('website.decided.approved'))),
    /** Within a dialog. */
    reject: (anw_reject_reason: string) =>
      busyWhile(() =>
        settle(decide({ decision: 'reject', anw_reject_reason, updated_at }), t('website.decided.rejected')),
      ),
    resubmit: () => say(() => settle(call(websiteEndpoints.resubmit, { params }), t('website.decided.resubmitted'))),
    enable: () => say(() => settle(call(websiteEndpoints.update, enabling), t('website.decided.enabled'))),
  }
}

export type Decision = ReturnType<typeof useDecision>
