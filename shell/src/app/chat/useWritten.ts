import { create } from 'zustand'
import type { SentMessage } from './SentMessages'

/** Who wrote it: whoever comes after them here does not read it. */
type OwnMessage = SentMessage & { sender: number }

type Written = {
  sent: readonly OwnMessage[]
  /** What stays out of each message until it is put in again. */
  leftOut: ReadonlySet<string>
}

/** Since the page was loaded, from wherever the chat was opened: in the header, the drawer and the menu it is one. */
export const useWritten = create<Written>(() => ({ sent: [], leftOut: new Set() }))

export const keepSent = (message: OwnMessage): void => useWritten.setState(({ sent }) => ({ sent: [...sent, message] }))

export const leaveOut = (leftOut: ReadonlySet<string>): void => useWritten.setState({ leftOut })
