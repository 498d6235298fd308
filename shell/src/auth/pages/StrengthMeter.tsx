import { styled } from 'styled-components'
import { authMessages } from '../i18n/messages'
import { STRENGTHS, type Strength } from '../strength'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-top: 8px;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 16px;

  strong {
    color: var(--fg-1);
    font-weight: 500;
  }
`

const TONES: Record<Strength, string> = { weak: '--bad', fair: '--warn', good: '--ok', strong: '--ok' }

const Bars = styled.span`
  display: flex;
  flex: 1 0 96px;
  gap: 3px;
`

const Bar = styled.span<{ $tone: string }>`
  flex: 1;
  height: 4px;
  border-radius: 2px;
  background: var(${({ $tone }) => $tone});
  transition: background-color var(--dur-fast) var(--ease-out);
`

/** The words say the same as the bars. */
export const StrengthMeter = ({ strength }: { strength: Strength }) => {
  const t = authMessages.useT()
  const reached = STRENGTHS.indexOf(strength)
  return (
    <Root>
      <Bars aria-hidden="true">
        {STRENGTHS.map((step, index) => (
          <Bar key={step} $tone={index <= reached ? TONES[strength] : '--bg-active'} />
        ))}
      </Bars>
      <span role="status">
        {t('strength.label')}: <strong>{t(`strength.${strength}`)}</strong>
      </span>
    </Root>
  )
}
