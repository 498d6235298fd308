import { type Language, type Locale, languageOf } from '@candela/shared-contract'

export type Mail = { subject: string; text: string }

/** A name stands in running text: no line of its own, no length that hides the rest. */
export const inText = (name: string): string => name.replace(/\s+/g, ' ').slice(0, 80)

export type MailWords<W> = Record<Language, (words: W) => Mail>

/** A mail in the language of its reader, who is called by their name in it. */
export const mailIn = <W extends { name: string }>(all: MailWords<W>, locale: Locale, words: W): Mail =>
  all[languageOf(locale)]({ ...words, name: inText(words.name) })

/** What a mail says between its greeting, and its link and whom it is from. */
export const saidIn = ({ text }: Pick<Mail, 'text'>): string =>
  text.split('\n\n').slice(1, -2).join('\n\n').replace(/:$/, '.')
