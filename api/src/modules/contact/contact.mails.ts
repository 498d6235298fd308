import { BRAND, DEFAULT_LOCALE, type Language, type Locale, languageOf } from '@candela/shared-contract'
import { inText, type Mail } from '../../platform/mail/text'

type Words = {
  subject: (from: string) => string
  hello: (name: string) => string
  writes: (from: string) => string
  page: string
  website: string
  filters: string
  answer: (from: string) => string
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: from => `Message from ${from}`,
    hello: name => `Hello ${name},`,
    writes: from => `${from} writes to you on ${BRAND.name}:`,
    page: 'Page',
    website: 'Website',
    filters: 'Filters',
    answer: from => `Reply to this email and ${from} gets your answer.`,
  },
  pt: {
    subject: from => `Mensagem de ${from}`,
    hello: name => `Olá, ${name},`,
    writes: from => `${from} escreve para você no ${BRAND.name}:`,
    page: 'Página',
    website: 'Site',
    filters: 'Filtros',
    answer: from => `Responda a este e-mail e ${from} recebe sua resposta.`,
  },
  es: {
    subject: from => `Mensaje de ${from}`,
    hello: name => `Hola, ${name}:`,
    writes: from => `${from} te escribe en ${BRAND.name}:`,
    page: 'Página',
    website: 'Sitio web',
    filters: 'Filtros',
    answer: from => `Responde a este correo y ${from} recibirá tu respuesta.`,
  },
  it: {
    subject: from => `Messaggio da ${from}`,
    hello: name => `Ciao ${name},`,
    writes: from => `${from} ti scrive su ${BRAND.name}:`,
    page: 'Pagina',
    website: 'Sito web',
    filters: 'Filtri',
    answer: from => `Rispondi a questa e-mail e ${from} riceve la tua risposta.`,
  },
}

export type Message = {
  /** Null: support. */
  to: { usr_name: string; usr_locale: Locale } | null
  from: { usr_name: string; usr_email: string }
  text: string
  page: string | null
  link: string | null
  website: string | null
  filters: readonly string[]
}

/** Marked line by line: nothing that somebody writes passes for words of ours. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')

const plain = (text: string): string => text.replace(/\s+/g, ' ')

/** What its sender looked at, as far as they left it in, a line each. */
const seenIn = ({ page, website, filters, link }: Message, words: Words): string[] => [
  ...(page ? [`${words.page}: ${plain(page)}`] : []),
  ...(website ? [`${words.website}: ${website}`] : []),
  ...(filters.length > 0 ? [`${words.filters}:`, ...filters.map(filter => `- ${plain(filter)}`)] : []),
  ...(link ? [link] : []),
]

const wordsFor = ({ to }: Message): Words => WORDS[languageOf(to?.usr_locale ?? DEFAULT_LOCALE)]

export const messageMail = (message: Message): Mail => {
  const words = wordsFor(message)
  const from = inText(message.from.usr_name)
  const seen = seenIn(message, words)
  return {
    subject: words.subject(from),
    text: [
      words.hello(inText(message.to?.usr_name ?? BRAND.name)),
      words.writes(`${from} (${message.from.usr_email})`),
      quoted(message.text),
      ...(seen.length > 0 ? [seen.join('\n')] : []),
      words.answer(from),
      BRAND.name,
    ].join('\n\n'),
  }
}

/** The same in the list of notifications, where the page is a link of its own. */
export const messageInList = (message: Message): { subject: string; said: string } => {
  const words = wordsFor(message)
  const seen = seenIn({ ...message, link: null }, words)
  return {
    subject: words.subject(inText(message.from.usr_name)),
    said: [message.text, ...(seen.length > 0 ? [seen.join('\n')] : [])].join('\n\n'),
  }
}
