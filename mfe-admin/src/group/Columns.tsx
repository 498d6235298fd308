import { rightMessages } from '@candela/shared-ui/rights'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Stage = styled.div`
  container: group / inline-size;
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 264px;
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: 16px;

  > :nth-child(1) {
    grid-area: 1 / 2;
  }
  > :nth-child(2) {
    grid-area: 1 / 1 / 3 / 2;
  }
  > :nth-child(3) {
    position: sticky;
    top: 16px;
    grid-area: 2 / 2;
    max-height: calc(100dvh - var(--header-h) - 90px);
    overflow: auto;
    border-radius: var(--r-lg);
  }
  @container group (max-width: 999px) {
    display: flex;
    flex-direction: column;
    align-items: stretch;

    > :nth-child(3) {
      position: static;
      max-height: none;
    }
  }
`

type ColumnsProps = { facts: ReactNode; rights: ReactNode; menu: ReactNode }

/** The facts come first and stand at the right, so that the rights begin where the eye does; the menu stays in sight. */
export const Columns = ({ facts, rights, menu }: ColumnsProps) => {
  const t = rightMessages.useT()
  return (
    <Stage>
      <Grid>
        {facts}
        {rights}
        {/* Longer than the window at times; the keyboard has to be able to move it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        {/* biome-ignore lint/a11y/useSemanticElements: no fields are grouped here */}
        <div role="group" tabIndex={0} aria-label={t('menu.title')}>
          {menu}
        </div>
      </Grid>
    </Stage>
  )
}
