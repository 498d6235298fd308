import { BRAND, type Language, type Locale, languageOf } from '@candela/shared-contract'
import { inText, type Mail } from '../../platform/mail/text'

type Words = { subject: string; text: (name: string, rest: string) => string }

const RESET: Record<Language, Words> = {
  en: {
    subject: `Set a new ${BRAND.name} password`,
    text: (name, link) =>
      `Hello ${name},\n\nOpen this link within 60 minutes to set a new password:\n\n${link}\n\nIt works once. If you did not request it, ignore this email: nothing has changed.\n\n${BRAND.name}`,
  },
  pt: {
    subject: `Defina uma nova senha do ${BRAND.name}`,
    text: (name, link) =>
      `Olá, ${name},\n\nAbra este link em até 60 minutos para definir uma nova senha:\n\n${link}\n\nEle funciona uma única vez. Se você não pediu, ignore este e-mail; nada mudou.\n\n${BRAND.name}`,
  },
  es: {
    subject: `Define una nueva contraseña de ${BRAND.name}`,
    text: (name, link) =>
      `Hola, ${name}:\n\nAbre este enlace antes de 60 minutos para definir una nueva contraseña:\n\n${link}\n\nFunciona una sola vez. Si no lo pediste, ignora este correo; nada ha cambiado.\n\n${BRAND.name}`,
  },
  it: {
    subject: `Imposta una nuova password di ${BRAND.name}`,
    text: (name, link) =>
      `Ciao ${name},\n\napri questo link entro 60 minuti per impostare una nuova password:\n\n${link}\n\nFunziona una volta sola. Se non l'hai chiesto tu, ignora questa e-mail: non è cambiato nulla.\n\n${BRAND.name}`,
  },
}

const REFUSED: Record<Language, Record<'Inativo' | 'Banido', Words>> = {
  en: {
    Inativo: {
      subject: `Your ${BRAND.name} access is inactive`,
      text: (name, support) =>
        `Hello ${name},\n\nSomebody signed in with your password, but your access is inactive. Write to ${support} to have it activated.\n\n${BRAND.name}`,
    },
    Banido: {
      subject: `Your ${BRAND.name} access is blocked`,
      text: (name, support) =>
        `Hello ${name},\n\nSomebody signed in with your password, but your access has been blocked. Write to ${support} if you think this is wrong.\n\n${BRAND.name}`,
    },
  },
  pt: {
    Inativo: {
      subject: `Seu acesso ao ${BRAND.name} está inativo`,
      text: (name, support) =>
        `Olá, ${name},\n\nAlguém entrou com sua senha, mas seu acesso está inativo. Escreva para ${support} para ativá-lo.\n\n${BRAND.name}`,
    },
    Banido: {
      subject: `Seu acesso ao ${BRAND.name} está bloqueado`,
      text: (name, support) =>
        `Olá, ${name},\n\nAlguém entrou com sua senha, mas seu acesso foi bloqueado. Escreva para ${support} se achar que é um engano.\n\n${BRAND.name}`,
    },
  },
  es: {
    Inativo: {
      subject: `Tu acceso a ${BRAND.name} está inactivo`,
      text: (name, support) =>
        `Hola, ${name}:\n\nAlguien entró con tu contraseña, pero tu acceso está inactivo. Escribe a ${support} para activarlo.\n\n${BRAND.name}`,
    },
    Banido: {
      subject: `Tu acceso a ${BRAND.name} está bloqueado`,
      text: (name, support) =>
        `Hola, ${name}:\n\nAlguien entró con tu contraseña, pero tu acceso ha sido bloqueado. Escribe a ${support} si crees que es un error.\n\n${BRAND.name}`,
    },
  },
  it: {
    Inativo: {
      subject: `Il tuo accesso a ${BRAND.name} non è attivo`,
      text: (name, support) =>
        `Ciao ${name},\n\nqualcuno è entrato con la tua password, ma il tuo accesso non è attivo. Scrivi a ${support} per attivarlo.\n\n${BRAND.name}`,
    },
    Banido: {
      subject: `Il tuo accesso a ${BRAND.name} è bloccato`,
      text: (name, support) =>
        `Ciao ${name},\n\nqualcuno è entrato con la tua password, ma il tuo accesso è stato bloccato. Scrivi a ${support} se pensi che sia un errore.\n\n${BRAND.name}`,
    },
  },
}

export const resetMail = (locale: Locale, name: string, link: string): Mail => {
  const { subject, text } = RESET[languageOf(locale)]
  return { subject, text: text(inText(name), link) }
}

export const refusedMail = (locale: Locale, name: string, status: 'Inativo' | 'Banido'): Mail => {
  const { subject, text } = REFUSED[languageOf(locale)][status]
  return { subject, text: text(inText(name), BRAND.supportEmail) }
}
