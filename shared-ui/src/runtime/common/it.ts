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
    stillTrying: 'Ancora nessuna risposta. Nuovo tentativo…',
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
  reference: 'Riferimento {{id}}',
} satisfies Translation<typeof en>
