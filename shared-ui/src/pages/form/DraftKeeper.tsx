import { forgetDraft, keepDraft } from '@candela/shared-auth'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const WAIT_MS = 500

type DraftKeeperProps = {
  name: string
  /** Nothing to keep: everything is as it was saved. */
  content: object | null
  /** True from when everything is saved while the form does what follows: it goes elsewhere, or starts anew. */
  isFinishingSave: RefObject<boolean>
}

/** Keeps what was typed a moment after it was, and at the latest when the page goes. */
export const DraftKeeper = ({ name, content, isFinishingSave }: DraftKeeperProps) => {
  const text = JSON.stringify(content)
  const kept = useRef(text)

  const keep = useEffectEvent(() => {
    const now = isFinishingSave.current ? 'null' : text
    // What did not change here may have changed in another tab.
    if (kept.current === now) return
    kept.current = now
    if (content && !isFinishingSave.current) keepDraft(name, content)
    else forgetDraft(name)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits anew after each change
  useEffect(() => {
    const timer = setTimeout(() => keep(), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => {
    const onPageHide = () => keep()
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      keep()
    }
  }, [])
  return null
}
