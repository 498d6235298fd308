import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'

const FIRST_S = 12
const LONGEST_S = 60

const Words = styled.p`
  margin-top: 12px;
  color: var(--fg-3);
  font-variant-numeric: tabular-nums;
`

const Track = styled.div`
  height: 3px;
  margin-top: 8px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--bg-active);
`

const Bar = styled.div<{ $seconds: number }>`
  height: 100%;
  background: var(--accent);
  transform-origin: left;
  animation: grow ${({ $seconds }) => $seconds}s linear;
`

const secondsBefore = (attempt: number): number => Math.min(FIRST_S * 2 ** (attempt - 1), LONGEST_S)

/** Waits longer after every attempt. A timer is not read out second by second. */
export const Countdown = ({ attempts, onEnd }: { attempts: number; onEnd: () => void }) => {
  const t = useShellText()
  const total = secondsBefore(attempts)
  const [left, setLeft] = useState(total)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1)
      else end()
    }, 1000)
    return () => clearTimeout(timer)
  }, [left])

  return (
    <>
      <Words role="timer">{t('section.retrying', { seconds: left })}</Words>
      <Track aria-hidden="true">
        <Bar $seconds={total} />
      </Track>
    </>
  )
}
