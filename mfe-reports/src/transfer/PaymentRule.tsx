import { BRAND, dayIn, type Payment, PLATFORM_ZONE, paymentFor } from '@candela/shared-contract'
import { Button, DateField, Popover, TextField, useFormat } from '@candela/shared-ui'
import { saveFile } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { reportPageMessages } from '../report/messages'
import { paymentCalendar } from './calendar'
import { instantOf, isTime, nextMinute } from './invoiceTime'
import { transferMessages } from './messages'

const Root = styled.div`
  display: grid;
  gap: 12px;
`

const Rule = styled.p`
  color: var(--fg-2);
  font-size: 12px;
  line-height: 18px;
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  align-items: start;
  gap: 12px;
`

const Answer = styled.div`
  min-height: 40px;

  b {
    font-weight: 600;
  }
  p + p {
    color: var(--fg-2);
    font-size: 12px;
    line-height: 18px;
  }
`

const ZONE_NAME = PLATFORM_ZONE.replace('_', ' ')
const CALENDAR = 'text/calendar;charset=utf-8'
/** `17:59:59` */
const TIME_LENGTH = 8

const Simulator = () => {
  const t = transferMessages.useT()
  const words = reportMessages.useT()
  const pageWords = reportPageMessages.useT()
  const format = useFormat()
  const [sent, setSent] = useState(() => nextMinute(new Date()))
  const instant = instantOf(sent)
  const payment = instant && paymentFor(instant)

  const untilText = ({ invoiceUntil }: Payment): string =>
    `${format.dayOfYear(dayIn(PLATFORM_ZONE, invoiceUntil))} ${format.time(invoiceUntil, PLATFORM_ZONE)}`
  const keep = (kept: Payment) => {
    const { day, invoiceUntil } = kept
    const text = paymentCalendar({
      ...{ day, invoiceUntil, maker: BRAND.name, now: new Date() },
      title: t('rule.event', { brand: BRAND.name }),
      reminder: `${t('rule.alarm', { time: untilText(kept) })} (${ZONE_NAME})`,
    })
    saveFile(new Blob([text], { type: CALENDAR }), `${t('rule.file')}_${day}.ics`)
  }

  return (
    <Root>
      <Rule>{words('dashboard.payment.rule')}</Rule>
      <Fields>
        <DateField
          label={t('rule.sentOn')}
          help={`${pageWords('zone')}: ${ZONE_NAME}`}
          value={sent.day}
          onChange={day => setSent({ ...sent, day })}
          {...(sent.day === '' && { error: t('rule.noDay') })}
        />
        <TextField
          label={t('rule.sentAt')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={TIME_LENGTH}
          value={sent.time}
          onChange={({ target }) => setSent({ ...sent, time: target.value })}
          {...(!isTime(sent.time) && { error: t('rule.noTime') })}
        />
      </Fields>
      <Answer role="status">
        {payment && (
          <>
            <p>
              <b>{t('rule.answer', { time: untilText(payment), day: format.dayOfYear(payment.day) })}</b>
            </p>
            <p>{t('rule.later', { day: format.dayOfYear(payment.nextDay) })}</p>
          </>
        )}
      </Answer>
      <div>
        <Button icon="calendar" size="sm" disabled={!payment} onClick={() => payment && keep(payment)}>
          {t('rule.toCalendar')}
        </Button>
      </div>
    </Root>
  )
}

/** The rule of payments, and what it comes to for an invoice that is sent at a time. */
export const PaymentRule = () => {
  const t = transferMessages.useT()
  return (
    <Popover
      label={t('rule.open')}
      width={340}
      align="start"
      sheet
      trigger={props => (
        <Button {...props} variant="ghost" size="sm" icon="clock">
          {t('rule.open')}
        </Button>
      )}
    >
      {() => <Simulator />}
    </Popover>
  )
}
