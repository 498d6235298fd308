import { BRAND, type Language, type TransferStep, toDay } from '@candela/shared-contract'
import type { App } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import type { News } from '../notification/tell'
import { type TransferMail, transferMails } from './transfer.mails'

type Said = (words: TransferMail) => { subject: string; text: string }
/** What is only looked at inside the company is told to nobody. */
type ToldStep = Exclude<TransferStep, 'approve'>

const SAID: Record<Language, Record<ToldStep, Said>> = {
  en: {
    sendInvoice: ({ account, month, amount, day }) => ({
      subject: `Invoice received for ${month}: ${account}`,
      text: `The invoice of ${account} for ${month} is here: ${amount}. Once it is approved, it is paid on ${day}.`,
    }),
    reject: ({ account, month, amount, reason }) => ({
      subject: `Invoice rejected for ${month}: ${account}`,
      text: `The invoice of ${account} for ${month}, ${amount}, was rejected: ${reason}\n\nSend another one on the page below: it says on which day it is paid.`,
    }),
    schedule: ({ account, month, amount, day }) => ({
      subject: `Payment scheduled for ${day}: ${account}`,
      text: `${account}, ${month}: ${amount} is paid on ${day}.`,
    }),
    pay: ({ account, month, amount, day }) => ({
      subject: `Paid: ${account}, ${month}`,
      text: `${amount} of ${account} for ${month} was paid on ${day}. What was paid for is on the page below.`,
    }),
    reverse: ({ account, month, amount, reason }) => ({
      subject: `The bank sent the payment back: ${account}, ${month}`,
      text: `The bank sent ${amount} of ${account} for ${month} back: ${reason}\n\nPlease look at your bank details, and write to your account manager.`,
    }),
    hold: ({ account, month, amount, reason }) => ({
      subject: `Payment on hold: ${account}, ${month}`,
      text: `The payment of ${account} for ${month}, ${amount}, is on hold: ${reason}`,
    }),
    release: ({ account, month, amount }) => ({
      subject: `Payment no longer on hold: ${account}, ${month}`,
      text: `The payment of ${account} for ${month}, ${amount}, goes on. How it stands and when it is paid is on the page below.`,
    }),
  },
  pt: {
    sendInvoice: ({ account, month, amount, day }) => ({
      subject: `Nota fiscal recebida de ${month}: ${account}`,
      text: `A nota fiscal de ${account} de ${month} chegou: ${amount}. Depois de aprovada, o pagamento é em ${day}.`,
    }),
    reject: ({ account, month, amount, reason }) => ({
      subject: `Nota fiscal recusada de ${month}: ${account}`,
      text: `A nota fiscal de ${account} de ${month}, ${amount}, foi recusada: ${reason}\n\nEnvie outra na página abaixo: ela diz em que dia é paga.`,
    }),
    schedule: ({ account, month, amount, day }) => ({
      subject: `Pagamento agendado para ${day}: ${account}`,
      text: `${account}, ${month}: ${amount} com pagamento em ${day}.`,
    }),
    pay: ({ account, month, amount, day }) => ({
      subject: `Pago: ${account}, ${month}`,
      text: `O pagamento de ${account} de ${month}, ${amount}, foi feito em ${day}. O que foi pago está na página abaixo.`,
    }),
    reverse: ({ account, month, amount, reason }) => ({
      subject: `O banco devolveu o pagamento: ${account}, ${month}`,
      text: `O banco devolveu o pagamento de ${account} de ${month}, ${amount}: ${reason}\n\nConfira seus dados bancários e escreva para seu gerente de contas.`,
    }),
    hold: ({ account, month, amount, reason }) => ({
      subject: `Pagamento retido: ${account}, ${month}`,
      text: `O pagamento de ${account} de ${month}, ${amount}, está retido: ${reason}`,
    }),
    release: ({ account, month, amount }) => ({
      subject: `Pagamento liberado: ${account}, ${month}`,
      text: `O pagamento de ${account} de ${month}, ${amount}, segue adiante. A página abaixo diz como está e quando é pago.`,
    }),
  },
  es: {
    sendInvoice: ({ account, month, amount, day }) => ({
      subject: `Factura recibida de ${month}: ${account}`,
      text: `La factura de ${account} de ${month} llegó: ${amount}. Una vez aprobada, se paga el ${day}.`,
    }),
    reject: ({ account, month, amount, reason }) => ({
      subject: `Factura rechazada de ${month}: ${account}`,
      text: `La factura de ${account} de ${month}, ${amount}, fue rechazada: ${reason}\n\nEnvía otra en la página de abajo: dice qué día se paga.`,
    }),
    schedule: ({ account, month, amount, day }) => ({
      subject: `Pago programado para el ${day}: ${account}`,
      text: `${account}, ${month}: ${amount} se paga el ${day}.`,
    }),
    pay: ({ account, month, amount, day }) => ({
      subject: `Pagado: ${account}, ${month}`,
      text: `El pago de ${account} de ${month}, ${amount}, se hizo el ${day}. Lo que se pagó está en la página de abajo.`,
    }),
    reverse: ({ account, month, amount, reason }) => ({
      subject: `El banco devolvió el pago: ${account}, ${month}`,
      text: `El banco devolvió el pago de ${account} de ${month}, ${amount}: ${reason}\n\nRevisa tus datos bancarios y escribe a tu gestor de cuenta.`,
    }),
    hold: ({ account, month, amount, reason }) => ({
      subject: `Pago retenido: ${account}, ${month}`,
      text: `El pago de ${account} de ${month}, ${amount}, está retenido: ${reason}`,
    }),
    release: ({ account, month, amount }) => ({
      subject: `Pago liberado: ${account}, ${month}`,
      text: `El pago de ${account} de ${month}, ${amount}, sigue adelante. La página de abajo dice cómo está y cuándo se paga.`,
    }),
  },
  it: {
    sendInvoice: ({ account, month, amount, day }) => ({
      subject: `Fattura ricevuta di ${month}: ${account}`,
      text: `La fattura di ${account} di ${month} è arrivata: ${amount}. Una volta approvata, viene pagata il ${day}.`,
    }),
    reject: ({ account, month, amount, reason }) => ({
      subject: `Fattura rifiutata di ${month}: ${account}`,
      text: `La fattura di ${account} di ${month}, ${amount}, è stata rifiutata: ${reason}\n\nInviane un’altra nella pagina qui sotto: dice in quale giorno viene pagata.`,
    }),
    schedule: ({ account, month, amount, day }) => ({
      subject: `Pagamento programmato per il ${day}: ${account}`,
      text: `${account}, ${month}: ${amount} viene pagato il ${day}.`,
    }),
    pay: ({ account, month, amount, day }) => ({
      subject: `Pagato: ${account}, ${month}`,
      text: `Il pagamento di ${account} di ${month}, ${amount}, è stato fatto il ${day}. Che cosa è stato pagato è nella pagina qui sotto.`,
    }),
    reverse: ({ account, month, amount, reason }) => ({
      subject: `La banca ha restituito il pagamento: ${account}, ${month}`,
      text: `La banca ha restituito il pagamento di ${account} di ${month}, ${amount}: ${reason}\n\nControlla le tue coordinate bancarie e scrivi al tuo account manager.`,
    }),
    hold: ({ account, month, amount, reason }) => ({
      subject: `Pagamento in sospeso: ${account}, ${month}`,
      text: `Il pagamento di ${account} di ${month}, ${amount}, è in sospeso: ${reason}`,
    }),
    release: ({ account, month, amount }) => ({
      subject: `Pagamento sbloccato: ${account}, ${month}`,
      text: `Il pagamento di ${account} di ${month}, ${amount}, prosegue. La pagina qui sotto dice a che punto è e quando viene pagato.`,
    }),
  },
}

const HELLO: Record<Language, (name: string) => string> = {
  en: name => `Hello ${name},`,
  pt: name => `Olá, ${name},`,
  es: name => `Hola, ${name}:`,
  it: name => `Ciao ${name},`,
}

const isTold = (step: TransferStep): step is ToldStep => step !== 'approve'

/** What a step means to those whose money it is. */
export const stepMails = async (
  app: Pick<App, 'config'>,
  read: Reader,
  step: TransferStep,
  transfers: readonly Row<'transfers'>[],
): Promise<News[]> => {
  if (!isTold(step)) return []
  const wordsIn = (language: Language) => (words: TransferMail) => {
    const { subject, text } = SAID[language][step](words)
    return { subject, text: [HELLO[language](words.name), text, words.link, BRAND.name].join('\n\n') }
  }
  const all = { en: wordsIn('en'), pt: wordsIn('pt'), es: wordsIn('es'), it: wordsIn('it') }
  const mails: News[] = []
  for (const month of new Set(transfers.map(({ tra_month }) => tra_month))) {
    const ofMonth = transfers.filter(({ tra_month }) => tra_month === month)
    mails.push(...(await transferMails(all, app, read, toDay(month), ofMonth)))
  }
  return mails
}
