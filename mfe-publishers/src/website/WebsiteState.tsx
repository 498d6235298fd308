import { isTurnedDown, type OneWebsite, WEBSITE_STATUS } from '@candela/shared-contract'
import { Banner, type BannerProps, Button } from '@candela/shared-ui'
import { publisherMessages } from '../i18n/messages'
import { NextWaiting } from './NextWaiting'
import { ReviewPanel } from './ReviewPanel'
import { useDecision } from './useDecision'

const { disabled, waiting, banned } = WEBSITE_STATUS

/** The decision is then what the page is for. */
export const isInReview = ({ record, can }: OneWebsite): boolean => record.anw_status === waiting && can.approve

type Decision = ReturnType<typeof useDecision>

const TurnedDown = ({ answer: { record, can }, decision }: { answer: OneWebsite; decision: Decision }) => {
  const t = publisherMessages.useT()
  const approve = can.approve && (
    <Button size="sm" busy={decision.busy} onClick={() => void decision.approve()}>
      {t('website.action.approve')}
    </Button>
  )
  const again = can.resubmit && (
    <Button size="sm" busy={decision.busy} onClick={() => void decision.resubmit()}>
      {t('website.action.resubmit')}
    </Button>
  )
  return (
    <Banner kind="danger" title={t('website.state.rejected')} action={approve || again}>
      {record.anw_reject_reason}
    </Banner>
  )
}

/** What keeps an enabled or disabled website from earning. */
const useHindrance = ({ record, can }: OneWebsite, decision: Decision): BannerProps | null => {
  const t = publisherMessages.useT()
  if (record.anw_status === banned)
    return { kind: 'danger', title: t('website.state.banned'), children: t('website.state.bannedText') }
  if (record.anw_status === disabled)
    return {
      kind: 'warning',
      title: t('website.state.disabled'),
      action: can.govern && (
        <Button size="sm" busy={decision.busy} onClick={() => void decision.enable()}>
          {t('website.action.enable')}
        </Button>
      ),
    }
  return record.acc_is_enabled === 0 ? { kind: 'warning', title: t('website.state.accountDisabled') } : null
}

/** How a website stands, and what is to be done about it. */
export const WebsiteState = ({ answer }: { answer: OneWebsite }) => {
  const t = publisherMessages.useT()
  const decision = useDecision(answer)
  const hindrance = useHindrance(answer, decision)
  const { record } = answer
  return (
    <>
      {decision.decided && <NextWaiting after={record.id} />}
      {isInReview(answer) ? (
        <ReviewPanel answer={answer} decision={decision} />
      ) : record.anw_status === waiting ? (
        <Banner kind="info" title={t('website.state.waiting')}>
          {t('website.state.waitingText')}
        </Banner>
      ) : isTurnedDown(record) ? (
        <TurnedDown answer={answer} decision={decision} />
      ) : (
        hindrance && <Banner {...hindrance} />
      )}
    </>
  )
}
