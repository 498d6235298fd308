import { Button, Icon, media } from '@candela/shared-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Chips } from '../shared/layout'
import { reportPageMessages } from './messages'

const Root = styled.div`
  position: sticky;
  z-index: 20;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px 16px;
  margin: -8px 0;
  padding: 8px 0;
  background: var(--bg-canvas);

  > :first-child {
    flex: 1 1 320px;
    min-width: 0;
  }
  ${media.phone} {
    position: static;
    flex-flow: column nowrap;
    align-items: stretch;

    > :first-child {
      flex: none;
    }
  }
  @media print {
    position: static;

    /* On paper a filter says what it lets through, and nothing where that is everything. */
    button:not([data-filter]),
    button svg {
      display: none;
    }
  }
`

const Actions = styled.div<{ $calls: boolean }>`
  display: flex;
  gap: 8px;
  margin-left: auto;

  ${media.phone} {
    display: ${({ $calls }) => ($calls ? 'flex' : 'none')};
    margin-left: 0;

    > :last-child {
      flex: 1;
    }
  }
  @media print {
    display: none;
  }
`

const Problem = styled.p`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: 6px;
  color: var(--bad-fg);
  font-size: 12px;
  line-height: 16px;
`

type ReportBarProps = {
  label: string
  /** Its chips. */
  children: ReactNode
  isChanged: boolean
  isLoading: boolean
  /** What has to be chosen before it can run, if it was tried without. */
  problem?: { id: string; text: string } | undefined
  onReset: () => void
  onGenerate: () => void
}

/** What a report is about. It stays in sight, and says how high it is to what stays in sight under it. */
export const ReportBar = (props: ReportBarProps) => {
  const { label, children, isChanged, isLoading, problem, onReset, onGenerate } = props
  const t = reportPageMessages.useT()
  const bar = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = bar.current
    const page = element?.parentElement
    if (!element || !page) return
    const measure = () => {
      const isFixed = getComputedStyle(element).position === 'sticky'
      page.style.setProperty('--bar-height', `${isFixed ? element.offsetHeight : 0}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <Root ref={bar}>
      <Chips role="group" aria-label={label}>
        {children}
      </Chips>
      <Actions $calls={isChanged || problem !== undefined}>
        <Button variant="ghost" onClick={onReset}>
          {t('reset')}
        </Button>
        <Button variant={isChanged ? 'primary' : 'secondary'} busy={isLoading} onClick={onGenerate}>
          {t('generate')}
        </Button>
      </Actions>
      {problem && (
        <Problem id={problem.id} role="alert">
          <Icon name="alert" size={14} />
          {problem.text}
        </Problem>
      )}
    </Root>
  )
}
