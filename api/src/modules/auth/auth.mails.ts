import { BRAND, type Locale } from '@candela/shared-contract'
import { type Mail, type MailWords, mailIn } from '../../platform/mail/text'

const RESET: MailWords<{ name: string; link: string }> = {
  en: ({ name, link }) => ({
    subject: `Set a new ${BRAND.name} password`,
    text: `Hello ${name},\n\nOpen this link within 60 minutes to set a new password:\n\n${link}\n\nIt works once. If you did not request it, ignore this email: nothing has changed.\n\n${BRAND.name}`,
  }),
  pt: ({ name, link }) => ({
    subject: `Defina uma nova senha do ${BRAND.name}`,
    text: `Olá, ${name},\n\nAbra este link em até 60 minutos para definir uma nova senha:\n\n${link}\n\nEle funciona uma única vez. Se você não pediu, ignore este e-mail; nada mudou.\n\n${BRAND.name}`,
  }),
  es: ({ name, link }) => ({
    subject: `Define una nueva contraseña de ${BRAND.name}`,
    text: `Hola, ${name}:\n\nAbre este enlace antes de 60 minutos para definir una nueva contraseña:\n\n${link}\n\nFunciona una sola vez. Si no lo pediste, ignora este correo; nada ha cambiado.\n\n${BRAND.name}`,
  }),
  it: ({ name, link }) => ({
    subject: `Imposta una nuova password di ${BRAND.name}`,
    text: `Ciao ${name},\n\napri questo link entro 60 minuti per impostare una nuova password:\n\n${link}\n\nFunziona una volta sola. Se non l'hai chiesto tu, ignora questa e-mail: non è cambiato nulla.\n\n${BRAND.name}`,
  }),
}

const REFUSED: Record<'Inativo' | 'Banido', MailWords<{ name: string; support: string }>> = {
  Inativo: {
    en: ({ name, support }) => ({
      subject: `Your ${BRAND.name} access is inactive`,
      text: `Hello ${name},\n\nSomebody signed in with your password, but your access is inactive. Write to ${support} to have it activated.\n\n${BRAND.name}`,
    }),
    pt: ({ name, support }) => ({
      subject: `Seu acesso ao ${BRAND.name} está inativo`,
      text: `Olá, ${name},\n\nAlguém entrou com sua senha, mas seu acesso está inativo. Escreva para ${support} para ativá-lo.\n\n${BRAND.name}`,
    }),
    es: ({ name, support }) => ({
      subject: `Tu acceso a ${BRAND.name} está inactivo`,
      text: `Hola, ${name}:\n\nAlguien entró con tu contraseña, pero tu acceso está inactivo. Escribe a ${support} para activarlo.\n\n${BRAND.name}`,
    }),
    it: ({ name, support }) => ({
      subject: `Il tuo accesso a ${BRAND.name} non è attivo`,
      text: `Ciao ${name},\n\nqualcuno è entrato con la tua password, ma il tuo accesso non è attivo. Scrivi a ${support} per attivarlo.\n\n${BRAND.name}`,
    }),
  },
  Banido: {
    en: ({ name, support }) => ({
      subject: `Your ${BRAND.name} access is blocked`,
      text: `Hello ${name},\n\nSomebody signed in with your password, but your access has been blocked. Write to ${support} if you think this is wrong.\n\n${BRAND.name}`,
    }),
    pt: ({ name, support }) => ({
      subject: `Seu acesso ao ${BRAND.name} está bloqueado`,
      text: `Olá, ${name},\n\nAlguém entrou com sua senha, mas seu acesso foi bloqueado. Escreva para ${support} se achar que é um engano.\n\n${BRAND.name}`,
    }),
    es: ({ name, support }) => ({
      subject: `Tu acceso a ${BRAND.name} está bloqueado`,
      text: `Hola, ${name}:\n\nAlguien entró con tu contraseña, pero tu acceso ha sido bloqueado. Escribe a ${support} si crees que es un error.\n\n${BRAND.name}`,
    }),
    it: ({ name, support }) => ({
      subject: `Il tuo accesso a ${BRAND.name} è bloccato`,
      text: `Ciao ${name},\n\nqualcuno è entrato con la tua password, ma il tuo accesso è stato bloccato. Scrivi a ${support} se pensi che sia un errore.\n\n${BRAND.name}`,
    }),
  },
}

export const resetMail = (locale: Locale, name: string, link: string): Mail => mailIn(RESET, locale, { name, link })

export const refusedMail = (locale: Locale, name: string, status: 'Inativo' | 'Banido'): Mail =>
  mailIn(REFUSED[status], locale, { name, support: BRAND.supportEmail })
