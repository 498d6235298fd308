import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  noAnswer: {
    network: 'Impossibile contattare il server. Controlli la connessione e riprovi.',
    timeout: 'Il server non ha risposto in tempo. Riprovi.',
  },
  record: {
    backTo: 'Torna a {{place}}',
    missing: 'Questo record non esiste',
    missingText: 'Potrebbe essere stato rimosso, oppure l’indirizzo è sbagliato.',
    refused: 'Non può modificare questo record',
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
    text: 'Ciò che ha modificato qui non è ancora salvato e andrebbe perso.',
    textDraft: 'Ciò che ha modificato qui non è ancora salvato. Una bozza resta in questo browser finché non esce.',
    confirm: 'Esci senza salvare',
    stay: 'Resta qui',
  },
  draft: {
    found: 'Ha una bozza non salvata ({{when}})',
    restore: 'Ripristina bozza',
    discard: 'Scarta bozza',
  },
  conflict: {
    text: 'Non è stato ancora salvato nulla. Scelga che cosa deve restare, poi salvi di nuovo.',
    nothing: 'Le sue modifiche e quelle dell’altra persona non si toccano. Continui, poi salvi di nuovo.',
    mine: 'La mia versione',
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
  history: {
    title: 'Cronologia',
    empty: 'Nessuna modifica finora',
    emptyText: 'D’ora in poi ogni modifica compare qui, con chi l’ha fatta e quando.',
    earlier: 'Mostra precedenti',
    earlierFailed: 'Le modifiche precedenti non sono state caricate',
    system: 'Il sistema',
    address: 'Da {{ip}}',
  },
  changes: {
    before: 'Prima',
    after: 'Dopo',
    changed: 'modificato',
    none: 'vuoto',
  },
  restored: 'Record recuperato',
} satisfies Translation<typeof en>
