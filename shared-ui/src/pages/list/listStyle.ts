import { styled } from 'styled-components'
import { veiled } from '../../components/veil'
import { media } from '../../theme/media'

/** The list fills what the page has left and scrolls inside; on a phone it is as long as its cards. */
export const Panel = styled.section`
  position: relative;
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  min-height: 420px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  box-shadow: var(--sh-1);

  ${media.phone} {
    display: contents;
  }
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  border-bottom: 1px solid var(--line);

  ${media.phone} {
    flex-flow: column nowrap;
    align-items: stretch;
    gap: 10px;
    margin-bottom: 10px;
    padding: 0;
    border: 0;
  }
`

export const Search = styled.div`
  flex: 1 1 200px;
  min-width: 160px;
  max-width: 264px;

  ${media.phone} {
    display: flex;
    flex: none;
    gap: 8px;
    max-width: none;
  }
`

export const Filters = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;

  ${media.phone} {
    flex-wrap: nowrap;
    /* Room for the focus ring of the chips, which scroll in one line. */
    margin: -4px;
    padding: 4px;
    position: relative;
    overflow-x: auto;
    scrollbar-width: none;
  }
`

/** How the rows look; never apart from each other. */
export const Looks = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`

/** Old rows stay, dimmed, under a line that runs; a note over them is not. The last of them is never under the bar. */
export const Rows = styled.div<{ $changing: boolean; $withBar: boolean }>`
  position: relative;
  flex: 1;
  min-height: 0;
  margin-bottom: ${({ $withBar }) => ($withBar ? '58px' : 0)};

  ${({ $changing }) => veiled($changing)}
  &::before {
    content: ${({ $changing }) => ($changing ? "''" : 'none')};
    position: absolute;
    z-index: 2;
    top: 0;
    left: 0;
    width: 25%;
    height: 2px;
    background: var(--accent);
    animation: run 1s linear infinite;
  }
  ${media.phone} {
    flex: none;
    min-height: 240px;
    /* Nothing stands below what is still to come, so nothing moves when it comes. */
    &:has(> [aria-busy='true']) {
      min-height: 100dvh;
    }
    margin-bottom: 0;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--r-lg);
    background: var(--bg-surface);
    box-shadow: var(--sh-1);
  }
`

/** What stands there instead of rows, in the middle of their room. */
export const InsteadOfRows = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`
