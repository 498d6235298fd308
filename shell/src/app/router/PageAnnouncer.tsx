import { focusPageHeading, VisuallyHidden } from '@candela/shared-ui'
import { useLocation } from '@candela/shared-ui/router'
import { useEffect, useRef, useState } from 'react'

/** What has gone wrong comes before the title of the page. */
const focusPage = () => {
  const failure = document.querySelector<HTMLElement>('main [data-failure]')
  if (failure) failure.focus()
  else if (!focusPageHeading()) document.getElementById('main')?.focus()
}

/**
 * After following a link people are at the title of the new page, and hear it; on the first page they are where the
 * browser is. It stands behind the page, whose title is then already known.
 */
export const PageAnnouncer = () => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [heard, setHeard] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusPage()
    setHeard(document.title)
  }, [pathname])

  return <VisuallyHidden role="status">{heard}</VisuallyHidden>
}
