export const HEADING_ID = 'page-heading'

/** Where reading goes on, after a change of screen or when what had the focus is gone. False without a heading. */
export const focusPageHeading = (): boolean => {
  const heading = document.getElementById(HEADING_ID)
  heading?.focus({ preventScroll: true })
  return heading !== null
}
