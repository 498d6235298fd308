import { it as contract } from '@candela/shared-contract/messages/it'
import type { Translation } from '../i18n/types'
import type { en } from './en'

export default {
  ...contract,
  action: {
    add: 'Aggiungi',
    apply: 'Applica',
    back: 'Indietro',
    cancel: 'Annulla',
    close: 'Chiudi',
    copy: 'Copia',
    create: 'Crea',
    edit: 'Modifica',
    hidePassword: 'Nascondi password',
    open: 'Apri',
    remove: 'Rimuovi',
    resetFilters: 'Reimposta filtri',
    save: 'Salva',
    search: 'Cerca',
    showPassword: 'Mostra password',
    skipToContent: 'Vai al contenuto',
    tryAgain: 'Riprova',
    undo: 'Ripristina',
  },
  state: {
    capsLock: 'Il blocco maiuscole è attivo',
    changed: 'Modificato',
    copied: 'Copiato',
    loading: 'Caricamento in corso',
    none: 'Nessuno',
    optional: 'Facoltativo',
    saving: 'Salvataggio in corso',
  },
  success: {
    recordAdded: 'Record aggiunto',
    recordSaved: 'Record salvato',
    recordRemoved: 'Record rimosso',
    mailSent: 'E-mail inviata',
    passwordChanged: 'Password modificata',
    textCopied: 'Testo copiato',
  },
  confirm: {
    removeRecord: 'Vuoi davvero rimuovere questo record?',
    removeAllFromMaintenance: 'Vuoi davvero rimuovere tutti gli utenti dalla manutenzione?',
  },
  empty: {
    noRecords: 'Nessun record trovato',
    noData: 'Ancora nessun dato',
    tryFilters: 'Prova a cambiare i filtri di ricerca.',
  },
  maintenance: {
    title: 'Sistema in manutenzione',
    text: 'Torna più tardi.',
  },
  ops: {
    title: 'Ops',
  },
  region: {
    breadcrumb: 'Percorso di navigazione',
  },
  noAnswer: {
    network: 'Impossibile contattare il server. Controlla la connessione e riprova.',
    timeout: 'Il server non ha risposto in tempo. Riprova.',
  },
  record: {
    backTo: 'Torna a {{place}}',
    missing: 'Questo record non esiste',
    missingText: 'Potrebbe essere stato rimosso, oppure l’indirizzo è sbagliato.',
    refused: 'Non puoi modificare questo record',
  },
  form: {
    bar: 'Modifiche non salvate',
    unsaved_one: '{{count}} modifica non salvata',
    unsaved_many: '{{count}} di modifiche non salvate',
    unsaved_other: '{{count}} modifiche non salvate',
    pristine: 'Nessuna modifica da salvare',
    discard: 'Annulla modifiche',
    saveChanges: 'Salva modifiche',
    attention_one: '{{count}} campo richiede attenzione',
    attention_many: '{{count}} di campi richiedono attenzione',
    attention_other: '{{count}} campi richiedono attenzione',
  },
  leave: {
    title: 'Uscire senza salvare?',
    text: 'Ciò che hai modificato qui non è ancora salvato e andrebbe perso.',
    confirm: 'Esci senza salvare',
    stay: 'Resta qui',
  },
  conflict: {
    text: 'Non è stato ancora salvato nulla. Scegli che cosa deve restare, poi salva di nuovo.',
    nothing: 'Le tue modifiche e quelle dell’altra persona non si toccano. Continua, poi salva di nuovo.',
    mine: 'La tua versione',
    theirs: 'Versione dell’altra persona',
    keep: {
      mine: 'Tieni la mia',
      theirs: 'Usa l’altra',
      both: 'Tieni entrambe',
    },
    apply: 'Continua con questa scelta',
  },
  removal: {
    confirm: 'Rimuovi',
    refused: 'Il record non è stato rimosso',
  },
  restored: 'Record recuperato',
  reference: 'Riferimento {{id}}',
} satisfies Translation<typeof en>
