import { create } from 'zustand'
import type { SentMessage } from './SentMessages'

type Written = {
  sent: readonly SentMessage[]
  /** What stays out of each message until it is put in again. */
  leftOut: ReadonlySet<string>
}

/** Since the page was loaded, from wherever the chat was opened: in the header, the drawer and the menu it is one. */
export const useWritten = create<Written>(() => ({ sent: [], leftOut: new Set() }))

export const keepSent = (message: SentMessage): void =>
  useWritten.setState(({ sent }) => ({ sent: [...sent, message] }))

export const leaveOut = (leftOut: ReadonlySet<string>): void => useWritten.setState({ leftOut })
