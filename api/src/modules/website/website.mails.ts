import { BRAND, type Language, type Locale, languageOf } from '@candela/shared-contract'
import { inText, type Mail } from '../../platform/mail/text'

type Approval = { name: string; website: string; link: string }
type Refusal = Approval & { reason: string }

type Words<W> = Record<Language, { subject: (words: W) => string; text: (words: W) => string }>

const APPROVAL: Words<Approval> = {
  en: {
    subject: ({ website }) => `${website} was approved`,
    text: ({ name, website, link }) =>
      `Hello ${name},\n\n${website} was approved on ${BRAND.name}. You can install its tags now:\n\n${link}\n\n${BRAND.name}`,
  },
  pt: {
    subject: ({ website }) => `${website} foi aprovado`,
    text: ({ name, website, link }) =>
      `Olá, ${name},\n\n${website} foi aprovado no ${BRAND.name}. Você já pode instalar as tags:\n\n${link}\n\n${BRAND.name}`,
  },
  es: {
    subject: ({ website }) => `${website} está aprobado`,
    text: ({ name, website, link }) =>
      `Hola, ${name}:\n\n${website} está aprobado en ${BRAND.name}. Ya puedes instalar sus etiquetas:\n\n${link}\n\n${BRAND.name}`,
  },
  it: {
    subject: ({ website }) => `${website} è stato approvato`,
    text: ({ name, website, link }) =>
      `Ciao ${name},\n\n${website} è stato approvato su ${BRAND.name}. Ora puoi installare i suoi tag:\n\n${link}\n\n${BRAND.name}`,
  },
}

const REFUSAL: Words<Refusal> = {
  en: {
    subject: ({ website }) => `${website} was not approved`,
    text: ({ name, website, link, reason }) =>
      `Hello ${name},\n\n${website} was not approved on ${BRAND.name}. The reason:\n\n${reason}\n\nOnce this is put right, you can send it in again:\n\n${link}\n\n${BRAND.name}`,
  },
  pt: {
    subject: ({ website }) => `${website} não foi aprovado`,
    text: ({ name, website, link, reason }) =>
      `Olá, ${name},\n\n${website} não foi aprovado no ${BRAND.name}. O motivo:\n\n${reason}\n\nDepois de corrigir, você pode enviá-lo novamente:\n\n${link}\n\n${BRAND.name}`,
  },
  es: {
    subject: ({ website }) => `${website} no fue aprobado`,
    text: ({ name, website, link, reason }) =>
      `Hola, ${name}:\n\n${website} no fue aprobado en ${BRAND.name}. El motivo:\n\n${reason}\n\nCuando lo corrijas, puedes enviarlo de nuevo:\n\n${link}\n\n${BRAND.name}`,
  },
  it: {
    subject: ({ website }) => `${website} non è stato approvato`,
    text: ({ name, website, link, reason }) =>
      `Ciao ${name},\n\n${website} non è stato approvato su ${BRAND.name}. Il motivo:\n\n${reason}\n\nQuando avrai corretto, puoi inviarlo di nuovo:\n\n${link}\n\n${BRAND.name}`,
  },
}

const worded = <W extends Approval>(all: Words<W>, locale: Locale, words: W): Mail => {
  const { subject, text } = all[languageOf(locale)]
  const told = { ...words, name: inText(words.name) }
  return { subject: subject(told), text: text(told) }
}

export const approvalMail = (locale: Locale, words: Approval): Mail => worded(APPROVAL, locale, words)
export const refusalMail = (locale: Locale, words: Refusal): Mail => worded(REFUSAL, locale, words)
