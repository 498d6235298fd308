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
} satisfies Translation<typeof en>
