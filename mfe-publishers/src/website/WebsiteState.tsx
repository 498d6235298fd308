import { isTurnedDown, type OneWebsite, WEBSITE_STATUS } from '@candela/shared-contract'
import { Banner, type BannerProps, Button, Card, LinkButton } from '@candela/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { Checklist } from './Checklist'
import { type Decision, RejectDialog, useDecision } from './WebsiteDecision'
import { WEBSITE, waitingQuery } from './website.api'

const { disabled, enabled, waiting, banned } = WEBSITE_STATUS

/** While a website waits for approval, the page is about that decision. */
export const isInReview = ({ record, can }: OneWebsite): boolean => record.anw_status === waiting && can.approve

type StateProps = { answer: OneWebsite; decision: Decision }

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line-subtle);
`

/** A website that waits: what a look at it found, and the decision. */
const ReviewPanel = ({ answer: { record }, decision }: StateProps) => {
  const t = publisherMessages.useT()
  const [rejecting, setRejecting] = useState(false)
  return (
    <Card title={t('website.review.title')}>
      <Checklist id={record.id} />
      <Buttons>
        <Button variant="primary" icon="check" busy={decision.busy} onClick={() => void decision.approve()}>
          {t('website.action.approve')}
        </Button>
        <Button icon="close" disabled={decision.busy} onClick={() => setRejecting(true)}>
          {t('website.action.reject')}
        </Button>
      </Buttons>
      {rejecting && (
        <RejectDialog
          count={1}
          website={record.display_host}
          onReject={decision.reject}
          onClose={() => setRejecting(false)}
        />
      )}
    </Card>
  )
}

/** What keeps a website from earning, and what its reader can do about it. */
const useHindrance = ({ record, can }: OneWebsite, decision: Decision): BannerProps | null => {
  const t = publisherMessages.useT()
  const act = (what: 'approve' | 'resubmit' | 'enable') => (
    <Button size="sm" busy={decision.busy} onClick={() => void decision[what]()}>
      {t(`website.action.${what}`)}
    </Button>
  )
  if (isTurnedDown(record)) {
    const action = can.approve ? act('approve') : can.resubmit && act('resubmit')
    return { kind: 'danger', title: t('website.state.rejected'), action, children: record.anw_reject_reason }
  }
  switch (record.anw_status) {
    case waiting:
      return { kind: 'info', title: t('website.state.waiting'), children: t('website.state.waitingText') }
    case banned:
      return { kind: 'danger', title: t('website.state.banned'), children: t('website.state.bannedText') }
    case disabled:
      return { kind: 'warning', title: t('website.state.disabled'), action: can.govern && act('enable') }
    case enabled:
      return record.acc_is_enabled === 0 ? { kind: 'warning', title: t('website.state.accountDisabled') } : null
  }
}

/** After a decision: leads to the website that has waited longest. */
const NextWaiting = ({ after }: { after: number }) => {
  const t = publisherMessages.useT()
  const { data } = useQuery(waitingQuery())
  if (!data) return null
  const next = data.data.find(({ id }) => id !== after)
  if (!next) return <Banner kind="success" title={t('website.queue.empty')} />
  return (
    <Banner
      kind="info"
      title={t('website.queue.left', { count: data.meta.total })}
      action={
        <LinkButton size="sm" href={WEBSITE.pathOf(next.id)}>
          {t('website.queue.next', { website: next.display_host })}
        </LinkButton>
      }
    />
  )
}

/** How a website stands, and what is to be done about it. */
export const WebsiteState = ({ answer }: { answer: OneWebsite }) => {
  const decision = useDecision(answer)
  const hindrance = useHindrance(answer, decision)
  return (
    <>
      {decision.decided && <NextWaiting after={answer.record.id} />}
      {isInReview(answer) ? (
        <ReviewPanel answer={answer} decision={decision} />
      ) : (
        hindrance && <Banner {...hindrance} />
      )}
    </>
  )
}
