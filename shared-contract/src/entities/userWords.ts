import type { Language, Locale } from '../locales'
import type { TypeValue } from '../types'
import type { UserColumn } from './userBodies'

type UserWords = {
  /** What the file of a list is called. */
  file: string
  columns: Record<UserColumn, string>
  status: Record<TypeValue<'userStatus'>, string>
  locale: Record<Locale, string>
}

/** The words that the list on screen and the file of it have in common. */
export const USER_WORDS: Record<Language, UserWords> = {
  en: {
    file: 'users',
    columns: {
      usr_name: 'Name',
      usr_email: 'Email',
      usr_status: 'Status',
      gro_name: 'Access group',
      usr_product: 'Product',
      usr_comission: 'Commission',
      usr_locale: 'Language',
      last_seen_at: 'Last visit',
      created_at: 'Created',
      updated_at: 'Updated',
    },
    status: { Ativo: 'Active', Inativo: 'Inactive', Banido: 'Banned' },
    locale: { en_US: 'English', pt_BR: 'Portuguese', es_ES: 'Spanish', it_IT: 'Italian' },
  },
  pt: {
    file: 'usuarios',
    columns: {
      usr_name: 'Nome',
      usr_email: 'E-mail',
      usr_status: 'Status',
      gro_name: 'Grupo de acesso',
      usr_product: 'Produto',
      usr_comission: 'Comissão',
      usr_locale: 'Idioma',
      last_seen_at: 'Última visita',
      created_at: 'Criado',
      updated_at: 'Atualizado',
    },
    status: { Ativo: 'Ativo', Inativo: 'Inativo', Banido: 'Banido' },
    locale: { en_US: 'Inglês', pt_BR: 'Português', es_ES: 'Espanhol', it_IT: 'Italiano' },
  },
  es: {
    file: 'usuarios',
    columns: {
      usr_name: 'Nombre',
      usr_email: 'Correo electrónico',
      usr_status: 'Estado',
      gro_name: 'Grupo de acceso',
      usr_product: 'Producto',
      usr_comission: 'Comisión',
      usr_locale: 'Idioma',
      last_seen_at: 'Última visita',
      created_at: 'Creado',
      updated_at: 'Actualizado',
    },
    status: { Ativo: 'Activo', Inativo: 'Inactivo', Banido: 'Bloqueado' },
    locale: { en_US: 'Inglés', pt_BR: 'Portugués', es_ES: 'Español', it_IT: 'Italiano' },
  },
  it: {
    file: 'utenti',
    columns: {
      usr_name: 'Nome',
      usr_email: 'E-mail',
      usr_status: 'Stato',
      gro_name: 'Gruppo di accesso',
      usr_product: 'Prodotto',
      usr_comission: 'Commissione',
      usr_locale: 'Lingua',
      last_seen_at: 'Ultima visita',
      created_at: 'Creato',
      updated_at: 'Aggiornato',
    },
    status: { Ativo: 'Attivo', Inativo: 'Inattivo', Banido: 'Bloccato' },
    locale: { en_US: 'Inglese', pt_BR: 'Portoghese', es_ES: 'Spagnolo', it_IT: 'Italiano' },
  },
}
