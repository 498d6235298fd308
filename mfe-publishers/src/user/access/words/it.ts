import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const it: Translation<typeof en> = {
  access: {
    sessions: 'Dispositivi',
    notSignedIn: 'Nessuna sessione aperta',
    here: 'Questo dispositivo',
    device: '{{browser}} su {{system}}',
    unknownDevice: 'Dispositivo sconosciuto',
    since: 'Accesso: {{time}}',
    end: 'Disconnetti',
    endOn: 'Disconnetti {{device}}',
    endOthers: 'Disconnetti gli altri dispositivi',
    endAll: 'Disconnetti tutti i dispositivi',
    endEffect: 'Lì verrà chiesta di nuovo la password. Ciò che non è salvato lì va perso.',
    ended: 'Disconnesso',
    visits: 'Cronologia degli accessi',
    latest: 'Ultimi {{count}}',
    neverSignedIn: 'Non ha mai effettuato l’accesso',
    succeeded: 'Accesso riuscito',
    failed: 'Tentativo fallito',
  },
  photo: {
    saved: 'Foto salvata',
    removed: 'Foto rimossa',
  },
  password: {
    change: 'Cambia password',
    current: 'Password attuale',
    chosen: 'Nuova password',
    confirmation: 'Ripeti la nuova password',
    effect: 'I tuoi altri dispositivi verranno disconnessi.',
  },
  email: {
    change: 'Cambia e-mail',
    effect: 'Da quel momento accede con questa. Il vecchio indirizzo riceve un avviso.',
    chosen: 'Nuova e-mail',
    current: 'Password attuale',
    changed: 'E-mail cambiata',
  },
  invitation: {
    pending: 'Invito inviato, non ancora usato.',
    pendingTo: 'Un link per scegliere la password è stato inviato a {{email}} e vale sette giorni.',
    again: 'Invia di nuovo',
    sent: 'Invito inviato di nuovo',
  },
}
