import { BRAND } from '@candela/shared-contract'
import { type ReactNode, useEffect } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/media'
import { text } from '../theme/text'
import { Breadcrumb, type Crumb } from './Breadcrumb'
import { HEADING_ID } from './pageHeading'

const Root = styled.div<{ $fills: boolean }>`
  flex: 1;
  ${({ $fills }) => $fills && 'display: flex; flex-direction: column;'}
  width: 100%;
  max-width: var(--page-max);
  padding: 20px var(--gutter) 24px;

  /* Cards that stand in it one after the other. */
  > section + section {
    margin-top: 16px;
  }
`

const Head = styled.div<{ $fills: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  margin-bottom: 14px;
  ${media.phone} {
    flex-wrap: ${({ $fills }) => ($fills ? 'nowrap' : 'wrap')};
    align-items: ${({ $fills }) => ($fills ? 'center' : 'flex-start')};
    margin-bottom: 12px;
  }
`

const Titles = styled.div`
  min-width: 0;
`

const Title = styled.h1`
  ${text('page-title')}
  overflow-wrap: anywhere;
`

const Subtitle = styled.p<{ $fills: boolean }>`
  margin-top: 1px;
  color: var(--fg-3);
  ${media.phone} {
    display: ${({ $fills }) => ($fills ? 'none' : 'block')};
  }
`

const Actions = styled.div<{ $fills: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  margin-left: auto;
  ${media.phone} {
    flex: ${({ $fills }) => ($fills ? 'none' : '1 0 100%')};
  }
`

/** Names the document after what is on the screen. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`
  }, [title])
}

export type PageProps = {
  title: string
  /** What the screen is for. */
  subtitle?: string
  /** The way here, without this page itself; from the second level on. */
  breadcrumb?: readonly Crumb[]
  /** Ghost, secondary, one primary last. */
  actions?: ReactNode
  /** Stays at the lower edge while the page scrolls, over its whole width. */
  bar?: ReactNode
  /** Its content takes the height that is left, as a list does. */
  fills?: boolean
  children?: ReactNode
}

export const Page = ({ title, subtitle, breadcrumb, actions, bar, fills = false, children }: PageProps) => {
  usePageTitle(title)
  return (
    <>
      <Root $fills={fills}>
        {breadcrumb && <Breadcrumb crumbs={breadcrumb} here={title} />}
        <Head $fills={fills}>
          <Titles>
            <Title id={HEADING_ID} tabIndex={-1}>
              {title}
            </Title>
            {subtitle && <Subtitle $fills={fills}>{subtitle}</Subtitle>}
          </Titles>
          {actions && <Actions $fills={fills}>{actions}</Actions>}
        </Head>
        {children}
      </Root>
      {bar}
    </>
  )
}
