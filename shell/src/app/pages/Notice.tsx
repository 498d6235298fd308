import { Icon, type IconName, media, text } from '@candela/shared-ui'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'

const Card = styled.section`
  display: grid;
  place-items: center;
  min-height: max(480px, calc(100dvh - 190px));
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  box-shadow: var(--sh-1);

  ${media.phone} {
    place-items: start center;
  }
`

const Content = styled.div`
  width: 100%;
  max-width: 492px;
  padding: 24px 16px 40px;
`

const Tile = styled.span<{ $tone: 'warn' | 'mute' }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--r-xl);
  background: var(--${({ $tone }) => $tone}-bg);
  color: var(--${({ $tone }) => $tone}-fg);

  > svg {
    width: 22px;
    height: 22px;
  }
`

const Heading = styled.h2`
  margin-top: 16px;
  ${text('dialog-title')}
  font-size: 18px;
  line-height: 26px;
`

const Sentence = styled.p`
  margin-top: 4px;
  color: var(--fg-2);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 20px;
`

type NoticeProps = {
  icon: IconName
  /** A warning is for what may work in a moment. */
  tone?: 'warn' | 'mute'
  title: string
  /** For moving the focus there. */
  headingRef?: Ref<HTMLHeadingElement>
  text: string
  /** What can be done, the best first. */
  actions?: ReactNode
  children?: ReactNode
}

/** In place of a page's content: what is the matter, and the ways out. */
export const Notice = ({ icon, tone = 'mute', title, headingRef, text: sentence, actions, children }: NoticeProps) => (
  <Card>
    <Content>
      <Tile $tone={tone}>
        <Icon name={icon} />
      </Tile>
      <Heading ref={headingRef} {...(headingRef && { tabIndex: -1, 'data-failure': '' })}>
        {title}
      </Heading>
      <Sentence>{sentence}</Sentence>
      {actions && <Actions>{actions}</Actions>}
      {children}
    </Content>
  </Card>
)
