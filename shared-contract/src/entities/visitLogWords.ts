import type { Language } from '../locales'
import type { TypeValue } from '../types'
import type { VisitColumn } from './visitLog'

type VisitWords = {
  file: string
  columns: Record<VisitColumn, string>
  device: Record<TypeValue<'device'>, string>
  /** In the place of a length: nobody knows yet. */
  open: string
}

/** The words that the log of visits on screen and the file of it have in common. */
export const VISIT_WORDS: Record<Language, VisitWords> = {
  en: {
    file: 'visits',
    columns: {
      created_at: 'When',
      usr_name: 'User',
      usr_email: 'Email',
      gro_name: 'Access group',
      ual_ip: 'IP address',
      ual_browser: 'Browser',
      ual_operating_system: 'System',
      ual_device: 'Device',
      ual_language: 'Language',
      duration: 'Duration',
    },
    device: { desktop: 'Computer', tablet: 'Tablet', mobile: 'Phone' },
    open: 'still signed in',
  },
  pt: {
    file: 'acessos',
    columns: {
      created_at: 'Quando',
      usr_name: 'Usuário',
      usr_email: 'E-mail',
      gro_name: 'Grupo de acesso',
      ual_ip: 'Endereço IP',
      ual_browser: 'Navegador',
      ual_operating_system: 'Sistema',
      ual_device: 'Dispositivo',
      ual_language: 'Idioma',
      duration: 'Duração',
    },
    device: { desktop: 'Computador', tablet: 'Tablet', mobile: 'Celular' },
    open: 'ainda conectado',
  },
  es: {
    file: 'visitas',
    columns: {
      created_at: 'Cuándo',
      usr_name: 'Usuario',
      usr_email: 'Correo electrónico',
      gro_name: 'Grupo de acceso',
      ual_ip: 'Dirección IP',
      ual_browser: 'Navegador',
      ual_operating_system: 'Sistema',
      ual_device: 'Dispositivo',
      ual_language: 'Idioma',
      duration: 'Duración',
    },
    device: { desktop: 'Ordenador', tablet: 'Tableta', mobile: 'Teléfono' },
    open: 'sesión abierta',
  },
  it: {
    file: 'visite',
    columns: {
      created_at: 'Quando',
      usr_name: 'Utente',
      usr_email: 'E-mail',
      gro_name: 'Gruppo di accesso',
      ual_ip: 'Indirizzo IP',
      ual_browser: 'Browser',
      ual_operating_system: 'Sistema',
      ual_device: 'Dispositivo',
      ual_language: 'Lingua',
      duration: 'Durata',
    },
    device: { desktop: 'Computer', tablet: 'Tablet', mobile: 'Telefono' },
    open: 'ancora connesso',
  },
}
