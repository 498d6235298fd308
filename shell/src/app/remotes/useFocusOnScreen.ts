import { focusPageHeading } from '@candela/shared-ui'
import { useEffect, useRef } from 'react'

/** When a late screen takes the place of its skeleton or of a failure, whoever was at the old title is at the new one. */
export const useFocusOnScreen = (isShown: boolean): void => {
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (isShown && !wasShown.current && document.activeElement === document.body) focusPageHeading()
    wasShown.current = isShown
  }, [isShown])
}
