import { BRAND, type Language, type Locale, languageOf } from '@candela/shared-contract'
import { inText, type Mail } from '../../platform/mail/text'

type Words = { name: string; from: string; list: string; note: string; link: string }

const TRANSFER: Record<
  Language,
  { subject: (count: number) => string; more: (count: number) => string; text: (words: Words) => string }
> = {
  en: {
    subject: count => `Accounts handed over to you: ${count}`,
    more: count => `and ${count} more`,
    text: ({ name, from, list, note, link }) =>
      `Hello ${name},\n\n${from} handed these accounts over to you. You are now the contact for their publishers:\n\n${list}${note && `\n\nNote from ${from}:\n\n${note}`}\n\n${link}\n\n${BRAND.name}`,
  },
  pt: {
    subject: count => `Contas transferidas para você: ${count}`,
    more: count => `e mais ${count}`,
    text: ({ name, from, list, note, link }) =>
      `Olá, ${name},\n\n${from} transferiu estas contas para você. A partir de agora, você é o contato dos publishers delas:\n\n${list}${note && `\n\nNota de ${from}:\n\n${note}`}\n\n${link}\n\n${BRAND.name}`,
  },
  es: {
    subject: count => `Cuentas que te han traspasado: ${count}`,
    more: count => `y ${count} más`,
    text: ({ name, from, list, note, link }) =>
      `Hola, ${name}:\n\n${from} te ha traspasado estas cuentas. A partir de ahora eres el contacto de sus editores:\n\n${list}${note && `\n\nNota de ${from}:\n\n${note}`}\n\n${link}\n\n${BRAND.name}`,
  },
  it: {
    subject: count => `Account trasferiti a te: ${count}`,
    more: count => `e altri ${count}`,
    text: ({ name, from, list, note, link }) =>
      `Ciao ${name},\n\n${from} ti ha trasferito questi account. Da ora sei il contatto dei loro editori:\n\n${list}${note && `\n\nNota di ${from}:\n\n${note}`}\n\n${link}\n\n${BRAND.name}`,
  },
}

/** Beyond these a mail is no list any more. */
const NAMED = 20

/** Marked line by line, so that a note never reads like words of ours. */
const quoted = (note: string): string =>
  note === ''
    ? ''
    : note
        .split(/\r?\n/)
        .map(line => `> ${line}`)
        .join('\n')

export const transferMail = (
  locale: Locale,
  { name, from, accounts, note, link }: Omit<Words, 'list'> & { accounts: readonly string[] },
): Mail => {
  const { subject, more, text } = TRANSFER[languageOf(locale)]
  const rest = accounts.length - NAMED
  const lines = accounts.slice(0, NAMED).map(account => `- ${inText(account)}`)
  const list = [...lines, ...(rest > 0 ? [more(rest)] : [])].join('\n')
  return {
    subject: subject(accounts.length),
    text: text({ name: inText(name), from: inText(from), list, note: quoted(note), link }),
  }
}
