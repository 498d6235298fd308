import { BRAND, type Day, type Language, type TransferState } from '@candela/shared-contract'
import type { App } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { MailWords } from '../../platform/mail/text'
import type { News } from '../notification/tell'
import { type MailedTransfer, type TransferMail, transferMails } from '../transfer/transfer.mails'

/** What is to be done now, by what became of it. */
const NEXT: Record<Language, (state: TransferState) => string> = {
  en: state =>
    state === 'awaiting_invoice'
      ? 'Send your invoice on the page below: it says on which day it is paid.'
      : state === 'below_threshold'
        ? 'This is less than the minimum payment: it is carried over into the next month.'
        : 'Nothing is to be paid.',
  pt: state =>
    state === 'awaiting_invoice'
      ? 'Envie sua nota fiscal na página abaixo: ela diz em que dia é paga.'
      : state === 'below_threshold'
        ? 'O valor é menor que o pagamento mínimo: ele passa para o próximo mês.'
        : 'Não há nada a pagar.',
  es: state =>
    state === 'awaiting_invoice'
      ? 'Envía tu factura en la página de abajo: dice qué día se paga.'
      : state === 'below_threshold'
        ? 'Es menos que el pago mínimo: pasa al mes siguiente.'
        : 'No hay nada que pagar.',
  it: state =>
    state === 'awaiting_invoice'
      ? 'Invia la fattura nella pagina qui sotto: dice in quale giorno viene pagata.'
      : state === 'below_threshold'
        ? 'È meno del pagamento minimo: passa al mese successivo.'
        : 'Non c’è nulla da pagare.',
}

const STATEMENT: MailWords<TransferMail> = {
  en: ({ name, account, month, amount, state, link }) => ({
    subject: `Statement for ${month}: ${account}`,
    text: `Hello ${name},\n\nThe books for ${month} are closed. ${account}: ${amount}.\n\n${NEXT.en(state)}\n\n${link}\n\n${BRAND.name}`,
  }),
  pt: ({ name, account, month, amount, state, link }) => ({
    subject: `Extrato de ${month}: ${account}`,
    text: `Olá, ${name},\n\nAs contas de ${month} estão fechadas. ${account}: ${amount}.\n\n${NEXT.pt(state)}\n\n${link}\n\n${BRAND.name}`,
  }),
  es: ({ name, account, month, amount, state, link }) => ({
    subject: `Extracto de ${month}: ${account}`,
    text: `Hola, ${name}:\n\nLas cuentas de ${month} están cerradas. ${account}: ${amount}.\n\n${NEXT.es(state)}\n\n${link}\n\n${BRAND.name}`,
  }),
  it: ({ name, account, month, amount, state, link }) => ({
    subject: `Estratto di ${month}: ${account}`,
    text: `Ciao ${name},\n\nI conti di ${month} sono chiusi. ${account}: ${amount}.\n\n${NEXT.it(state)}\n\n${link}\n\n${BRAND.name}`,
  }),
}

const REOPENED: MailWords<TransferMail> = {
  en: ({ name, account, month, link }) => ({
    subject: `The books for ${month} are open again: ${account}`,
    text: `Hello ${name},\n\nThe books for ${month} were opened again to correct something. The statement of ${account} that you received no longer holds; you will get a new one. An invoice that you sent for it no longer fits.\n\n${link}\n\n${BRAND.name}`,
  }),
  pt: ({ name, account, month, link }) => ({
    subject: `As contas de ${month} estão abertas de novo: ${account}`,
    text: `Olá, ${name},\n\nAs contas de ${month} foram reabertas para uma correção. O extrato de ${account} que você recebeu não vale mais; você receberá outro. Uma nota fiscal já enviada não corresponde mais.\n\n${link}\n\n${BRAND.name}`,
  }),
  es: ({ name, account, month, link }) => ({
    subject: `Las cuentas de ${month} están abiertas de nuevo: ${account}`,
    text: `Hola, ${name}:\n\nLas cuentas de ${month} se reabrieron para corregir algo. El extracto de ${account} que recibiste ya no vale; recibirás otro. Una factura ya enviada deja de corresponder.\n\n${link}\n\n${BRAND.name}`,
  }),
  it: ({ name, account, month, link }) => ({
    subject: `I conti di ${month} sono di nuovo aperti: ${account}`,
    text: `Ciao ${name},\n\nI conti di ${month} sono stati riaperti per una correzione. L’estratto di ${account} che hai ricevuto non vale più; ne riceverai un altro. Una fattura già inviata non corrisponde più.\n\n${link}\n\n${BRAND.name}`,
  }),
}

type Of = [app: Pick<App, 'config'>, read: Reader, month: Day, transfers: readonly MailedTransfer[]]

/** Those that closing a month sends. Where there was nothing and is nothing to pay, nobody is told. */
export const statementMails = (...[app, read, month, transfers]: Of): Promise<News[]> =>
  transferMails(
    STATEMENT,
    app,
    read,
    month,
    transfers.filter(({ tra_state }) => tra_state !== 'closed'),
  )

export const reopenedMails = (...[app, read, month, transfers]: Of): Promise<News[]> =>
  transferMails(
    REOPENED,
    app,
    read,
    month,
    transfers.filter(({ tra_state }) => tra_state !== 'closed' && tra_state !== 'estimated'),
  )
