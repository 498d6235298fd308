import { type CloseCheck, closeText, type Rehearsal } from '@candela/shared-contract'
import { Banner, Card, TextField, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { useFoundWords } from './ChecksStep'
import { useMonthWords } from './useMonthWords'
import { useRateWords } from './useRateWords'

const Body = styled.form`
  display: grid;
  gap: 14px;
  max-width: 620px;
  padding: 14px 16px 16px;
`

const Effects = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`

type ConfirmStepProps = {
  rehearsal: Rehearsal
  /** What the checks found, and nobody mended. */
  found: readonly CloseCheck[]
  typed: string
  problem: string | undefined
  onType: (text: string) => void
  onConfirm: () => void
}

/** What will happen, and the words that make it happen. */
export const ConfirmStep = ({ rehearsal, found, typed, problem, onType, onConfirm }: ConfirmStepProps) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const monthWords = useMonthWords()
  const rateWords = useRateWords()
  const foundWords = useFoundWords()
  const { month, rates, totals } = rehearsal
  return (
    <Card title={t('monthClose.close', { month: monthWords(month) })} flush>
      <Body
        noValidate
        onSubmit={event => {
          event.preventDefault()
          onConfirm()
        }}
      >
        <Effects>
          <li>
            <b>
              {t('monthClose.confirm.transfers', {
                count: totals.paid,
                amount: format.money('BRL', totals.payable as `${number}`),
              })}
            </b>
          </li>
          <li>{rateWords(rates)}</li>
          <li>{t('monthClose.confirm.locks')}</li>
          <li>{t('monthClose.confirm.mails')}</li>
        </Effects>
        {found.length > 0 && (
          <Banner kind="warning" title={t('monthClose.confirm.found')}>
            {found.map(foundWords).join(' · ')}
          </Banner>
        )}
        <TextField
          label={t('monthClose.confirm.field', { text: closeText(month) })}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          error={problem}
          onChange={({ target }) => onType(target.value)}
        />
      </Body>
    </Card>
  )
}
