import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  login: {
    title: 'Accedi',
    subtitle: 'Usa l’e-mail registrata dal tuo account manager.',
    forgot: 'Password dimenticata?',
    submit: 'Accedi',
    noAccount: 'Non hai ancora un account? Chiedi un invito al tuo account manager.',
    unchecked: 'E-mail e password non sono state verificate.',
  },
  forgot: {
    title: 'Password dimenticata?',
    subtitle: 'Inserisci la tua e-mail e ti invieremo un link per impostare una nuova password.',
    submit: 'Invia il link',
    sent: 'Se l’indirizzo appartiene a un account, il link è in arrivo. È valido per 60 minuti.',
  },
  reset: {
    title: 'Imposta una nuova password',
    subtitle: 'Inserisci l’e-mail a cui è stato inviato il link.',
    submit: 'Imposta la password',
    askAgain: 'Richiedi un nuovo link',
    redirect_one: 'Vai alla pagina di accesso tra {{count}} secondo.',
    redirect_many: 'Vai alla pagina di accesso tra {{count}} secondi.',
    redirect_other: 'Vai alla pagina di accesso tra {{count}} secondi.',
    signInNow: 'Accedi ora',
  },
  field: {
    email: 'E-mail',
    password: 'Password',
    newPassword: 'Nuova password',
    repeatPassword: 'Ripeti la nuova password',
    passwordHelp: 'Almeno 6 caratteri',
  },
  strength: {
    label: 'Sicurezza della password',
    weak: 'Debole',
    fair: 'Discreta',
    good: 'Buona',
    strong: 'Forte',
  },
  wait: {
    seconds_one: 'Riprova tra {{count}} secondo.',
    seconds_many: 'Riprova tra {{count}} secondi.',
    seconds_other: 'Riprova tra {{count}} secondi.',
    minutes_one: 'Riprova tra {{count}} minuto.',
    minutes_many: 'Riprova tra {{count}} minuti.',
    minutes_other: 'Riprova tra {{count}} minuti.',
  },
  hint: {
    network: 'Impossibile raggiungere il server. Controlla la connessione e riprova.',
    timeout: 'Il server ha impiegato troppo tempo a rispondere. Riprova tra poco.',
  },
  forgetful: {
    title: 'Questo browser non può mantenere l’accesso',
    text: 'Non consente a questo sito di salvare dati. Consentilo nelle impostazioni o libera spazio, poi ricarica la pagina.',
  },
  backToSignIn: 'Torna all’accesso',
  openMailbox: 'Apri la casella di posta',
  mailbox: {
    title: 'Casella di posta',
    subtitle: 'Le e-mail che sarebbero state inviate, dalla più recente.',
    refresh: 'Aggiorna',
    to: 'A {{address}}',
    empty: 'Ancora nessuna e-mail',
    emptyText: 'Richiedi un link per impostare una nuova password e comparirà qui.',
    list: 'E-mail',
  },
  demo: {
    title: 'Accessi dimostrativi',
    role: {
      administrator: 'Amministrazione',
      adOps: 'Operazioni annunci',
      finance: 'Finanza',
      accountManager: 'Account manager',
      publisher: 'Editore',
      viewer: 'Sola lettura',
    },
  },
  panel: {
    claim: 'Scopri quanto rende ogni impression.',
    payments: 'Pagamenti',
    paymentDays: 'Giorni 5, 10, 15, 20, 25 e 30',
    invoices: 'Fatture',
    invoiceRule: 'Entro le 18:00 del giorno prima',
  },
  footer: {
    label: 'Note legali',
    copyright: '© {{year}} {{brand}}',
    privacy: 'Informativa sulla privacy',
    terms: 'Condizioni d’uso',
  },
  language: 'Lingua',
  document: {
    description: 'Ricavi, siti e pagamenti dei publisher in un unico posto.',
    noScript: '{{brand}} richiede JavaScript. Attivalo e ricarica la pagina.',
  },
} satisfies Translation<typeof en>
