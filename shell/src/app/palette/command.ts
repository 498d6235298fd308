import { fold, wordsOf } from './fold'
import type { Kind, KindAction } from './kinds'

/** Something to do with a record of a kind, and the text by which that is looked for. */
export type Command = { key: string; kind: Kind; action: KindAction; text: string }

const NAME = '{{name}}'

/** What stands before the name. */
export const beginningOf = (label: string): string => label.slice(0, label.indexOf(NAME)).trim()

export const labelFor = ({ label }: KindAction, name: string): string => label.replace(NAME, () => name)

/** What can be done with records of these kinds, whichever record that is. */
export const commandsOf = (kinds: readonly Kind[]): Omit<Command, 'text'>[] =>
  kinds.flatMap(kind => kind.actions.map(action => ({ key: `${kind.key} ${action.key}`, kind, action })))

/** As many words as are typed of the beginning; the first one says enough. */
const wordsToType = ({ labels }: KindAction): string[][] =>
  labels
    .map(label => wordsOf(beginningOf(label)))
    .flatMap(words => [words, words.slice(0, 1)])
    .sort((a, b) => b.length - a.length)

/** What a text says to do, in any language, and with what. */
export const commandIn = (kinds: readonly Kind[], typed: string): Command | undefined => {
  const words = typed.split(/\s+/)
  for (const command of commandsOf(kinds)) {
    const beginning = wordsToType(command.action).find(
      known => known.length < words.length && known.every((word, index) => word === fold(words[index] ?? '')),
    )
    if (beginning) return { ...command, text: words.slice(beginning.length).join(' ') }
  }
  return undefined
}
