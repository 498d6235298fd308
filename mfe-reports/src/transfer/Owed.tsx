import {
  languageOf,
  type OneTransfer,
  PAYMENT_THRESHOLD,
  PLATFORM_ZONE,
  toDay,
  todayIn,
} from '@candela/shared-contract'
import { Banner, Card, Estimated, EstimateMark, Pill, text, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { withinSentence } from '../shared/withinSentence'
import { transferMessages } from './messages'
import { PaymentSteps } from './PaymentSteps'
import { STATE_LOOK } from './stateLook'
import { useTransferWords } from './transfer.api'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 32px;

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 420px);
    align-items: center;
  }
`

const First = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`

const Amount = styled.p`
  ${text('figure-hero')}
  font-variant-numeric: tabular-nums;
`

const When = styled.p`
  max-width: 64ch;
  margin-top: 4px;
  color: var(--fg-2);
`

type Record = OneTransfer['record']

/** When it is paid and what has to be done for it, in one sentence. */
const useWhen = () => {
  const t = transferMessages.useT()
  const { month } = useTransferWords()
  const format = useFormat()
  const language = languageOf(useLocale())
  const dayText = (day: string): string => withinSentence(language, format.weekday(toDay(day)))
  return ({ state, account, pay_on, invoice_until, paid_on, carried_to }: Record): string | null => {
    const day = pay_on && dayText(pay_on)
    switch (state) {
      case 'estimated':
        return t('estimated')
      case 'closed':
        return t('when.nothing')
      case 'below_threshold': {
        const least = format.money('BRL', PAYMENT_THRESHOLD)
        return carried_to ? t('when.with', { month: month(carried_to), least }) : t('when.later', { least })
      }
      case 'paid':
        return paid_on && t('when.paid', { day: dayText(paid_on) })
      default:
        if (!day || !pay_on) return null
        return invoice_until
          ? t('when.send', { time: format.deadline(invoice_until, account.zone), day })
          : t(pay_on < todayIn(PLATFORM_ZONE) ? 'when.was' : 'when.on', { day })
    }
  }
}

/** How much it is and when it comes: what people open this page for. */
export const Owed = ({ record }: { record: Record }) => {
  const words = useTransferWords()
  const format = useFormat()
  const whenOf = useWhen()
  const { state, payable, reason, held_from } = record
  const amount = format.money('BRL', payable)
  const isEstimate = state === 'estimated'
  const isUnderWay = !isEstimate && state !== 'closed' && state !== 'below_threshold'
  return (
    <>
      {reason !== null && (
        <Banner
          kind={STATE_LOOK[state].tone === 'danger' ? 'danger' : 'warning'}
          title={`${words.state[state]}: ${reason}`}
        />
      )}
      <Card>
        <Root>
          <div>
            <First>
              <Amount>{isEstimate ? <Estimated>{amount}</Estimated> : amount}</Amount>
              {isEstimate ? <EstimateMark /> : <Pill {...STATE_LOOK[state]}>{words.state[state]}</Pill>}
            </First>
            <When>{whenOf(record)}</When>
          </div>
          {isUnderWay && <PaymentSteps state={held_from ?? state} stopped={STATE_LOOK[state].mark === 'square'} />}
        </Root>
      </Card>
    </>
  )
}
