import type { MouseEvent } from 'react'

type Go = (path: string) => void

let go: Go | undefined

/**
 * The host says how a link inside the product is followed. Without it, as on the sign-in pages, links load their page.
 * Links themselves stay ordinary anchors and know no router.
 */
export const setLinkNavigation = (next: Go | undefined): void => {
  go = next
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** For the click handler of an anchor: goes without loading a page where the host offers that. */
export const followLink = (event: MouseEvent<HTMLAnchorElement>): void => {
  const { target, origin, pathname, search, hash } = event.currentTarget
  const opensElsewhere = (target && target !== '_self') || event.currentTarget.hasAttribute('download')
  if (!go || event.defaultPrevented || opensElsewhere || !isPlainClick(event)) return
  if (origin !== window.location.origin) return
  event.preventDefault()
  go(`${pathname}${search}${hash}`)
}
