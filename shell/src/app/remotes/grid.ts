import type { RouteDeclaration } from '@candela/shared-contract'
import { BREAKPOINTS } from '@candela/shared-ui'

const ON_PHONE = `(max-width: ${BREAKPOINTS.phone - 0.02}px)`

/** A list has its rows in columns where there is room for them. */
export const hasGrid = ({ data = [] }: RouteDeclaration): boolean =>
  data.some(({ path }) => path.endsWith('/list')) && !matchMedia(ON_PHONE).matches

/**
 * Starts the library of rows together with the code of a list, which asks for it when it is drawn and not before. How it
 * goes is told by the list.
 */
export const startGrid = (route: RouteDeclaration): void => {
  if (hasGrid(route)) import('@candela/shared-ui/grid').catch(() => undefined)
}

/** Where the library is, as the document says; in development nowhere. */
export const gridScript = (): { url: string } | undefined => {
  const { grid } = document.documentElement.dataset
  return grid ? { url: new URL(grid, window.location.origin).href } : undefined
}
