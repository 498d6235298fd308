import { BRAND, type Language, type Locale } from '@candela/shared-contract'
import { type Mail, type MailWords, mailIn } from '../../platform/mail/text'

type AboutWords = { search: (text: string) => string; chosen: (name: string, count: number) => string }

const ABOUT: Record<Language, AboutWords> = {
  en: { search: text => `Search: “${text}”`, chosen: (name, count) => `${name}: ${count} chosen` },
  pt: { search: text => `Busca: “${text}”`, chosen: (name, count) => `${name}: ${count} na seleção` },
  es: { search: text => `Búsqueda: «${text}»`, chosen: (name, count) => `${name}: ${count} en la selección` },
  it: { search: text => `Ricerca: «${text}»`, chosen: (name, count) => `${name}: ${count} nella selezione` },
}

const LONGEST = 500

type Question = { search?: unknown; filters?: unknown }

/** What was looked for and narrowed, under the names that the file gives its columns. */
export const aboutOf = (
  language: Language,
  { search, filters }: Question,
  words: Readonly<Record<string, string>>,
  first: string | undefined,
): string | null => {
  const own = ABOUT[language]
  const narrowed = Object.entries((filters ?? {}) as Record<string, unknown>).flatMap(([field, values]) => {
    if (!Array.isArray(values) || values.length === 0) return []
    // The days themselves are said already.
    if (field === 'period' && first) return []
    const name = words[field] ?? field
    // Numbers are of records or of states, which nobody knows by their number.
    const areWords = values.every(value => !/^\d+$/.test(String(value)))
    return [areWords ? `${name}: ${values.map(String).join(', ')}` : own.chosen(name, values.length)]
  })
  const text = typeof search === 'string' ? search.trim() : ''
  const parts = [...(first ? [first] : []), ...(text ? [own.search(text)] : []), ...narrowed]
  return parts.join(' · ').slice(0, LONGEST).toWellFormed() || null
}

type Ready = { name: string; file: string; rows: string; link: string }

const READY: MailWords<Ready> = {
  en: ({ name, file, rows, link }) => ({
    subject: `Your file is ready: ${file}`,
    text: `Hello ${name},\n\n${file} is ready, with ${rows} rows. You can download it for 7 days:\n\n${link}\n\n${BRAND.name}`,
  }),
  pt: ({ name, file, rows, link }) => ({
    subject: `Seu arquivo está pronto: ${file}`,
    text: `Olá, ${name},\n\n${file} está pronto, com ${rows} linhas. Você pode baixá-lo durante 7 dias:\n\n${link}\n\n${BRAND.name}`,
  }),
  es: ({ name, file, rows, link }) => ({
    subject: `Tu archivo está listo: ${file}`,
    text: `Hola, ${name}:\n\n${file} está listo, con ${rows} filas. Puedes descargarlo durante 7 días:\n\n${link}\n\n${BRAND.name}`,
  }),
  it: ({ name, file, rows, link }) => ({
    subject: `Il tuo file è pronto: ${file}`,
    text: `Ciao ${name},\n\n${file} è pronto, con ${rows} righe. Puoi scaricarlo per 7 giorni:\n\n${link}\n\n${BRAND.name}`,
  }),
}

export const readyMail = (locale: Locale, words: Omit<Ready, 'rows'> & { rows: number }): Mail =>
  mailIn(READY, locale, { ...words, rows: new Intl.NumberFormat(locale.replace('_', '-')).format(words.rows) })
