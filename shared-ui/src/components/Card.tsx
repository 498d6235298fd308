import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { text } from '../theme/text'
import { VisuallyHidden } from './VisuallyHidden'

const Root = styled.section`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  box-shadow: var(--sh-1);
  /* What leads here leaves some room above. */
  scroll-margin-top: 20px;
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 44px;
  padding: 6px 16px;
  border-bottom: 1px solid var(--line-subtle);
`

const Title = styled.h2`
  ${text('card-title')}
`

const Aside = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  max-width: 100%;
  margin-left: auto;
  color: var(--fg-3);
  font-size: 12px;
`

const Body = styled.div<{ $flush: boolean }>`
  padding: ${({ $flush }) => ($flush ? 0 : 16)}px;
`

export type CardProps = {
  /** Something on the page leads to it by this, and puts the focus on it. */
  id?: string
  title?: string
  /** Stands in the place of the title, which is then only read out. */
  lead?: ReactNode
  /** At the right of the title: a word of context or one small action. */
  aside?: ReactNode
  /** The content brings its own padding. */
  flush?: boolean
  children: ReactNode
}

export const Card = ({ id, title, lead, aside, flush = false, children }: CardProps) => {
  const titleId = useId()
  return (
    <Root id={id} tabIndex={id ? -1 : undefined} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <Header>
          {lead ? (
            <VisuallyHidden as="h2" id={titleId}>
              {title}
            </VisuallyHidden>
          ) : (
            <Title id={titleId}>{title}</Title>
          )}
          {lead}
          {aside && <Aside>{aside}</Aside>}
        </Header>
      )}
      <Body $flush={flush}>{children}</Body>
    </Root>
  )
}
