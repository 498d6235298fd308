import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export type PillTone = 'success' | 'warning' | 'danger' | 'requested' | 'info' | 'neutral'

/** The shape says it as well: live, stopped by us, off or closed, asked for, still to come. */
export type PillMark = 'dot' | 'square' | 'hollow' | 'dashed' | 'none'

const TONES: Record<PillTone, { name: string; mark: string }> = {
  success: { name: 'ok', mark: 'var(--ok)' },
  warning: { name: 'warn', mark: 'var(--warn)' },
  danger: { name: 'bad', mark: 'var(--bad)' },
  requested: { name: 'req', mark: 'var(--req)' },
  info: { name: 'info', mark: 'var(--accent)' },
  neutral: { name: 'mute', mark: 'var(--mute)' },
}

const MARKS: Record<PillMark, (color: string) => string> = {
  dot: color => `width: 6px; height: 6px; border-radius: 50%; background: ${color};`,
  square: color => `width: 6px; height: 6px; border-radius: 1px; background: ${color};`,
  hollow: color => `width: 7px; height: 7px; border-radius: 50%; border: 1.5px solid ${color};`,
  dashed: color => `width: 8px; height: 8px; border-radius: 50%; border: 1.5px dashed ${color};`,
  none: () => 'display: none;',
}

const Root = styled.span<{ $tone: PillTone; $mark: PillMark }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 20px;
  padding: 0 8px 0 ${({ $mark }) => ($mark === 'none' ? 8 : 7)}px;
  border-radius: 10px;
  background: var(--${({ $tone }) => TONES[$tone].name}-bg);
  color: var(--${({ $tone }) => TONES[$tone].name}-fg);
  font-size: 12px;
  font-weight: 500;
  line-height: 20px;
  white-space: nowrap;

  &::before {
    content: '';
    flex: none;
    ${({ $mark, $tone }) => MARKS[$mark](TONES[$tone].mark)}
  }
`

export type PillProps = { tone: PillTone; mark?: PillMark; children: ReactNode }

export const Pill = ({ tone, mark = 'dot', children }: PillProps) => (
  <Root $tone={tone} $mark={mark}>
    {children}
  </Root>
)
