import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/media'
import { Button } from './Button'
import { Icon } from './Icon'
import { Popover } from './Popover'

const Chip = styled.button<{ $on: boolean; $wrong: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  height: 30px;
  padding: 0 8px 0 10px;
  border: 1px ${({ $on, $wrong }) => ($on || $wrong ? 'solid' : 'dashed')}
    var(${({ $wrong }) => ($wrong ? '--bad' : '--line-strong')});
  border-radius: var(--r-md);
  background: ${({ $on }) => ($on ? 'var(--bg-surface)' : 'none')};
  color: ${({ $on }) => ($on ? 'var(--fg-1)' : 'var(--fg-2)')};
  font-weight: 500;
  white-space: nowrap;

  &:hover {
    background: var(--bg-hover);
  }
  svg {
    color: var(--fg-3);
  }
  ${media.phone} {
    height: 36px;
  }
  ${media.touch} {
    height: var(--touch);
  }
`

const Key = styled.span`
  color: var(--fg-3);
  font-weight: 400;
`

const Values = styled.span`
  max-width: 240px;
  overflow: hidden;
  text-overflow: ellipsis;
`

const Foot = styled.div`
  margin: 8px -8px -8px;
  padding-top: 8px;
  border-top: 1px solid var(--line-subtle);
`

type ChipPopoverProps = {
  label: string
  /** It lets through only some. */
  on: boolean
  /** Which ones, in words. */
  said: string
  /** All of them, where it does not name each. */
  all?: string
  /** After the words: how many it does not name. */
  more?: string | false
  width: number
  /** As `Popover` has it. */
  sheet?: boolean
  /** The id of what says that it cannot stay as it is. */
  problemId?: string | undefined
  /** What takes the choice back, where it can be. */
  clear?: { label: string; onClear: () => void } | undefined
  children: (close: () => void) => ReactNode
}

/** What a filter of a list looks like, whatever it opens: dashed while it lets everything through. */
export const ChipPopover = (props: ChipPopoverProps) => {
  const { label, on, said, all = said, more, width, sheet = false, problemId, clear, children } = props
  return (
    <Popover
      label={label}
      align="start"
      width={width}
      sheet={sheet}
      trigger={props => (
        <Chip
          type="button"
          {...props}
          // What is on, for whoever asks what the page shows.
          data-filter={on && all ? `${label}: ${all}` : undefined}
          aria-describedby={problemId}
          $on={on}
          $wrong={problemId !== undefined}
        >
          {!on && <Icon name="plus" size={14} />}
          {on ? <Key>{label}</Key> : label}
          {on && <Values>{said}</Values>}
          {more}
          {on && <Icon name="chevronDown" size={12} />}
        </Chip>
      )}
    >
      {close => (
        <>
          {children(close)}
          {on && clear && (
            <Foot>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  close()
                  clear.onClear()
                }}
              >
                {clear.label}
              </Button>
            </Foot>
          )}
        </>
      )}
    </Popover>
  )
}
