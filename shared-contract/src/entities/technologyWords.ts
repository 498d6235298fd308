import type { ChartColor } from '../chartColors'
import type { Language } from '../locales'
import type { TechnologyColumn } from './technology'

type TechnologyWords = {
  /** What the file of a list is called. */
  file: string
  columns: Record<TechnologyColumn, string>
  status: Record<0 | 1, string>
  color: Record<ChartColor, string>
}

/** The words that the list on screen and the file of it have in common. */
export const TECHNOLOGY_WORDS: Record<Language, TechnologyWords> = {
  en: {
    file: 'technologies',
    columns: {
      anc_name: 'Name',
      anc_status: 'Status',
      anc_color: 'Color',
      networks_count: 'Ad networks',
      created_at: 'Created',
      updated_at: 'Updated',
    },
    status: { 0: 'Disabled', 1: 'Enabled' },
    color: { blue: 'Blue', sky: 'Sky blue', teal: 'Teal', pink: 'Pink', amber: 'Amber', rust: 'Rust' },
  },
  pt: {
    file: 'tecnologias',
    columns: {
      anc_name: 'Nome',
      anc_status: 'Status',
      anc_color: 'Cor',
      networks_count: 'Redes de anúncios',
      created_at: 'Criada',
      updated_at: 'Atualizada',
    },
    status: { 0: 'Desativada', 1: 'Ativada' },
    color: { blue: 'Azul', sky: 'Azul-celeste', teal: 'Verde-azulado', pink: 'Rosa', amber: 'Âmbar', rust: 'Ferrugem' },
  },
  es: {
    file: 'tecnologias',
    columns: {
      anc_name: 'Nombre',
      anc_status: 'Estado',
      anc_color: 'Color',
      networks_count: 'Redes publicitarias',
      created_at: 'Creada',
      updated_at: 'Actualizada',
    },
    status: { 0: 'Desactivada', 1: 'Activada' },
    color: { blue: 'Azul', sky: 'Celeste', teal: 'Verde azulado', pink: 'Rosa', amber: 'Ámbar', rust: 'Óxido' },
  },
  it: {
    file: 'tecnologie',
    columns: {
      anc_name: 'Nome',
      anc_status: 'Stato',
      anc_color: 'Colore',
      networks_count: 'Reti pubblicitarie',
      created_at: 'Creata',
      updated_at: 'Aggiornata',
    },
    status: { 0: 'Disattivata', 1: 'Attivata' },
    color: { blue: 'Blu', sky: 'Celeste', teal: 'Verde acqua', pink: 'Rosa', amber: 'Ambra', rust: 'Ruggine' },
  },
}
