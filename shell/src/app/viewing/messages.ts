import { defineMessages, type Translation } from '@candela/shared-ui/runtime'

const en = {
  as: 'You see {{brand}} as {{name}}',
  by: 'You are {{name}}, and can only look.',
  left_one: '{{count}} minute left',
  left_other: '{{count}} minutes left',
  stop: 'Stop viewing',
  over: 'The 30 minutes as {{name}} are over. You are yourself again.',
  ended: 'You can no longer see {{brand}} as {{name}}. You are yourself again.',
  read: 'Dismiss',
} as const
type Words = Translation<typeof en>

const pt: Words = {
  as: 'Você vê {{brand}} como {{name}}',
  by: 'Você é {{name}} e só pode olhar.',
  left_one: 'resta {{count}} minuto',
  left_many: 'restam {{count}} minutos',
  left_other: 'restam {{count}} minutos',
  stop: 'Parar de ver',
  over: 'Os 30 minutos como {{name}} acabaram. Você voltou a ser você.',
  ended: 'Você não pode mais ver {{brand}} como {{name}}. Você voltou a ser você.',
  read: 'Dispensar',
}
const es: Words = {
  as: 'Ves {{brand}} como {{name}}',
  by: 'Eres {{name}} y solo puedes mirar.',
  left_one: 'queda {{count}} minuto',
  left_many: 'quedan {{count}} minutos',
  left_other: 'quedan {{count}} minutos',
  stop: 'Dejar de ver',
  over: 'Los 30 minutos como {{name}} han terminado. Vuelves a ser tú.',
  ended: 'Ya no puedes ver {{brand}} como {{name}}. Vuelves a ser tú.',
  read: 'Descartar',
}
const it: Words = {
  as: 'Vedi {{brand}} come {{name}}',
  by: 'Tu sei {{name}} e puoi solo guardare.',
  left_one: 'resta {{count}} minuto',
  left_many: 'restano {{count}} minuti',
  left_other: 'restano {{count}} minuti',
  stop: 'Smetti di guardare',
  over: 'I 30 minuti come {{name}} sono finiti. Sei di nuovo tu.',
  ended: 'Non puoi più vedere {{brand}} come {{name}}. Sei di nuovo tu.',
  read: 'Chiudi',
}

/** Apart from the words of the frame: few people ever read them. */
export const viewingMessages = defineMessages('shell.viewing', en, { pt, es, it })
