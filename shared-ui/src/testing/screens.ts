import { LIST_PAGE } from '@candela/shared-contract'
import { screen, within } from '@testing-library/react'

/** When everything of a test happened. */
export const INSTANT = '2026-11-20T12:00:00.000000Z'

/** The id of whoever is signed in. */
export const ME = 7

/** The first page of a list that has no other. */
export const onePage = <Row>(data: Row[]) => ({
  data,
  meta: { total: data.length, page: 1, perPage: LIST_PAGE, asOf: INSTANT },
})

export const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

/** What the open menu offers, in its order. */
export const menuTexts = () => textsOf(within(screen.getByRole('menu')).getAllByRole('menuitem'))

/** A narrow screen, where rows are cards; until the end of the test. */
export const onPhone = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(media =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('max-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
