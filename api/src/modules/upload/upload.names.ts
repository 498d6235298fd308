import {
  CURRENCIES,
  type Currency,
  LANGUAGES,
  REPORT_ROW_WORDS,
  REQUIRED_UPLOAD_COLUMNS,
  UPLOAD_COLUMNS,
  type UploadColumn,
} from '@candela/shared-contract'

/** What the columns of a file can be, and how they are called. */
export type Columns<C extends string> = { required: readonly C[]; names: Readonly<Record<C, readonly string[]>> }

/** How networks and spreadsheets of four languages call them, without case, accents and signs. */
const NAMES: Record<UploadColumn, readonly string[]> = {
  anr_date: ['date', 'day', 'data', 'dia', 'fecha', 'giorno'],
  anw_website: ['website', 'site', 'domain', 'url', 'dominio', 'sitio', 'sito', 'siteweb'],
  anr_format: ['format', 'formato', 'placement', 'adunit'],
  anr_device: ['device', 'dispositivo', 'devicecategory'],
  anr_ad_requests: ['adrequests', 'requests', 'solicitacoes', 'solicitudes', 'richieste'],
  anr_impressions: ['impressions', 'imps', 'impressoes', 'impresiones', 'impressioni'],
  anr_value: ['value', 'revenue', 'earnings', 'gross', 'receita', 'valor', 'bruto', 'ingresos', 'ricavi', 'lordo'],
  anr_currency: ['currency', 'moeda', 'moneda', 'valuta'],
  anr_refresh_ad_requests: ['refreshadrequests', 'refreshrequests'],
  anr_refresh_impressions: ['refreshimpressions'],
  anr_ad_type: ['adtype', 'type', 'tipo'],
  anr_author: ['author', 'autor', 'autore'],
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** The product's own file of rows can be read back, in whatever language it was written. */
const ownNames = (column: UploadColumn): string[] =>
  LANGUAGES.map(language => plain(REPORT_ROW_WORDS[language].columns[column === 'anw_website' ? 'anw_name' : column]))

/** Rows of an ad network. */
export const ROW_COLUMNS: Columns<UploadColumn> = {
  required: REQUIRED_UPLOAD_COLUMNS,
  names: Object.fromEntries(
    UPLOAD_COLUMNS.map(column => [column, [...NAMES[column], ...ownNames(column)]]),
  ) as unknown as Columns<UploadColumn>['names'],
}

const WITH_CURRENCY = new RegExp(`^(.*\\S)\\s*(?:\\((${CURRENCIES.join('|')})\\)|\\s(${CURRENCIES.join('|')}))$`, 'i')

/** The currency at the end of a heading: `Revenue (USD)`, `Earnings EUR`. */
export const currencyIn = (heading: string): Currency | null => {
  const [, , inBrackets, bare] = WITH_CURRENCY.exec(heading) ?? []
  const code = (inBrackets ?? bare)?.toUpperCase()
  return CURRENCIES.find(currency => currency === code) ?? null
}

/** What a heading is by its name alone. */
export const suggested = <C extends string>(heading: string, { names }: Columns<C>): C | null => {
  const columns = Object.keys(names) as C[]
  const among = (name: string): C | undefined =>
    columns.find(column => plain(column) === name || names[column].includes(name))
  return among(plain(heading)) ?? among(plain(heading.replace(WITH_CURRENCY, '$1'))) ?? null
}
