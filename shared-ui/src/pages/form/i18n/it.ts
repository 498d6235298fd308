import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  noAnswer: {
    network: 'Impossibile contattare il server. Controlla la connessione e riprova.',
    timeout: 'Il server non ha risposto in tempo. Riprova.',
  },
  record: {
    backTo: 'Torna a {{place}}',
    missing: 'Questo record non esiste',
    missingText: 'Potrebbe essere stato rimosso, oppure l’indirizzo è sbagliato.',
    hidden: 'Non puoi vederlo',
    refused: 'Non puoi modificarlo',
    more: 'Altre azioni',
    overview: 'Panoramica',
  },
  form: {
    bar: 'Modifiche non salvate',
    unsaved_one: '{{count}} modifica non salvata',
    unsaved_many: '{{count}} di modifiche non salvate',
    unsaved_other: '{{count}} modifiche non salvate',
    pristine: 'Nessuna modifica da salvare',
    onlyLooking: 'Guardi soltanto: non si può salvare nulla',
    discard: 'Scarta modifiche',
    saveChanges: 'Salva modifiche',
    attention_one: '{{count}} campo richiede attenzione',
    attention_many: '{{count}} di campi richiedono attenzione',
    attention_other: '{{count}} campi richiedono attenzione',
  },
  sections: {
    label: 'Sezioni',
    errors_one: '{{count}} errore',
    errors_many: '{{count}} di errori',
    errors_other: '{{count}} errori',
  },
  leave: {
    title: 'Uscire senza salvare?',
    text: 'Le tue modifiche qui non sono salvate e andranno perse.',
    textDraft:
      'Le tue modifiche qui non sono salvate. Una bozza resta in questo browser finché non esci dal tuo account.',
    confirm: 'Esci senza salvare',
    stay: 'Resta qui',
  },
  draft: {
    found: 'Hai una bozza non salvata ({{when}})',
    restore: 'Ripristina bozza',
    discard: 'Scarta bozza',
  },
  conflict: {
    text: 'Non è stato ancora salvato nulla. Scegli che cosa tenere, poi salva di nuovo.',
    nothing: 'Le tue modifiche e quelle dell’altra persona non si sovrappongono. Continua, poi salva di nuovo.',
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
    refused: 'Impossibile rimuovere',
  },
  history: {
    title: 'Cronologia',
    empty: 'Nessuna modifica finora',
    emptyText: 'Ogni modifica comparirà qui, con chi l’ha fatta e quando.',
    earlier: 'Mostra precedenti',
    earlierFailed: 'Le modifiche precedenti non sono state caricate',
    system: 'Il sistema',
    address: 'Da {{ip}}',
    log: 'Vedi log',
    more: 'Campo per campo',
  },
  revert: {
    action: 'Ripristina i valori',
    title: 'Ripristinare i valori di prima?',
    text: 'Tornano i valori precedenti. La cronologia lo mostra come nuova modifica.',
    refused: 'I valori non sono stati ripristinati',
    done: 'Valori ripristinati',
  },
  changes: {
    before: 'Prima',
    after: 'Dopo',
    now: 'Ora',
    next: 'Diventa',
    changed: 'modificato',
    none: 'vuoto',
  },
  restored: 'Record recuperato',
} satisfies Translation<typeof en>
