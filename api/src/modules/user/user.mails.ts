import { BRAND, type Locale } from '@candela/shared-contract'
import { inText, type Mail, type MailWords, mailIn } from '../../platform/mail/text'

type Invitation = { name: string; from: string; link: string; days: number }

const INVITATION: MailWords<Invitation> = {
  en: ({ name, from, link, days }) => ({
    subject: `Your invitation to ${BRAND.name}`,
    text: `Hello ${name},\n\n${from} invites you to ${BRAND.name}. Open this link within ${days} days to choose your password:\n\n${link}\n\nIt works once. After that, sign in with this email address and your password. If you did not expect this, ignore this email.\n\n${BRAND.name}`,
  }),
  pt: ({ name, from, link, days }) => ({
    subject: `Seu convite para o ${BRAND.name}`,
    text: `Olá, ${name},\n\n${from} convida você para o ${BRAND.name}. Abra este link em até ${days} dias para escolher sua senha:\n\n${link}\n\nEle funciona uma única vez. Depois, entre com este e-mail e sua senha. Se você não esperava este convite, ignore este e-mail.\n\n${BRAND.name}`,
  }),
  es: ({ name, from, link, days }) => ({
    subject: `Tu invitación a ${BRAND.name}`,
    text: `Hola, ${name}:\n\n${from} te invita a ${BRAND.name}. Abre este enlace antes de ${days} días para elegir tu contraseña:\n\n${link}\n\nFunciona una sola vez. Después, entra con este correo y tu contraseña. Si no esperabas esta invitación, ignora este correo.\n\n${BRAND.name}`,
  }),
  it: ({ name, from, link, days }) => ({
    subject: `Il tuo invito a ${BRAND.name}`,
    text: `Ciao ${name},\n\n${from} ti invita su ${BRAND.name}. Apri questo link entro ${days} giorni per scegliere la tua password:\n\n${link}\n\nFunziona una volta sola. Poi accedi con questo indirizzo e-mail e la tua password. Se non te lo aspettavi, ignora questa e-mail.\n\n${BRAND.name}`,
  }),
}

type NewAddress = { name: string; address: string; support: string }

const NEW_ADDRESS: MailWords<NewAddress> = {
  en: ({ name, address, support }) => ({
    subject: `Your ${BRAND.name} email address was changed`,
    text: `Hello ${name},\n\nYou now sign in to ${BRAND.name} with ${address}; this address no longer works. If you did not make this change, write to ${support} at once.\n\n${BRAND.name}`,
  }),
  pt: ({ name, address, support }) => ({
    subject: `Seu e-mail do ${BRAND.name} foi alterado`,
    text: `Olá, ${name},\n\nA partir de agora você entra no ${BRAND.name} com ${address}; este endereço não funciona mais. Se não foi você quem alterou, escreva imediatamente para ${support}.\n\n${BRAND.name}`,
  }),
  es: ({ name, address, support }) => ({
    subject: `Tu correo de ${BRAND.name} ha cambiado`,
    text: `Hola, ${name}:\n\nA partir de ahora entras en ${BRAND.name} con ${address}; esta dirección ya no funciona. Si no fuiste tú quien la cambió, escribe enseguida a ${support}.\n\n${BRAND.name}`,
  }),
  it: ({ name, address, support }) => ({
    subject: `Il tuo indirizzo e-mail di ${BRAND.name} è cambiato`,
    text: `Ciao ${name},\n\nda ora accedi a ${BRAND.name} con ${address}; questo indirizzo non funziona più. Se non sei stato tu a cambiarlo, scrivi subito a ${support}.\n\n${BRAND.name}`,
  }),
}

type NewPassword = { name: string; from: string; support: string }

const NEW_PASSWORD: MailWords<NewPassword> = {
  en: ({ name, from, support }) => ({
    subject: `Your ${BRAND.name} password was changed`,
    text: `Hello ${name},\n\n${from} set a new password for you in ${BRAND.name}; the one of before no longer works. If you did not ask for this, write to ${support} at once.\n\n${BRAND.name}`,
  }),
  pt: ({ name, from, support }) => ({
    subject: `Sua senha do ${BRAND.name} foi alterada`,
    text: `Olá, ${name},\n\n${from} definiu uma nova senha para você no ${BRAND.name}; a anterior não funciona mais. Se você não pediu isso, escreva imediatamente para ${support}.\n\n${BRAND.name}`,
  }),
  es: ({ name, from, support }) => ({
    subject: `Tu contraseña de ${BRAND.name} ha cambiado`,
    text: `Hola, ${name}:\n\n${from} te ha puesto una contraseña nueva en ${BRAND.name}; la anterior ya no funciona. Si no lo pediste, escribe enseguida a ${support}.\n\n${BRAND.name}`,
  }),
  it: ({ name, from, support }) => ({
    subject: `La tua password di ${BRAND.name} è cambiata`,
    text: `Ciao ${name},\n\n${from} ha impostato una nuova password per te su ${BRAND.name}; quella di prima non funziona più. Se non l'hai chiesto, scrivi subito a ${support}.\n\n${BRAND.name}`,
  }),
}

export const invitationMail = (locale: Locale, words: Invitation): Mail =>
  mailIn(INVITATION, locale, { ...words, from: inText(words.from) })

export const newAddressMail = (locale: Locale, name: string, address: string): Mail =>
  mailIn(NEW_ADDRESS, locale, { name, address, support: BRAND.supportEmail })

export const newPasswordMail = (locale: Locale, name: string, from: string): Mail =>
  mailIn(NEW_PASSWORD, locale, { name, from: inText(from), support: BRAND.supportEmail })
