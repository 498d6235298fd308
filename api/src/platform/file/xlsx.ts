import type { FileCell } from '@candela/shared-contract'
import type { Lines, Sheet } from './sheet'
import { zipped } from './zip'

/** A worksheet ends there. */
export const MOST_XLSX_ROWS = 1_048_576
const LONGEST_TEXT = 32_767
/** Spreadsheets calculate with doubles: a longer number would lose its end. */
const MOST_DIGITS = 15

/** What XML cannot say. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const UNSPEAKABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .replace(UNSPEAKABLE, '')
    // Read as a character by spreadsheets, unless its first one is written so itself.
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, sign => ENTITIES[sign] ?? '')

const PLAIN = { number: 0, decimals: 1, day: 2, text: 0 }
const BOLD = { number: 4, decimals: 5, day: 6, text: 4 }

/** Days count from the last one of 1899. */
const serialOf = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

const textCell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const cellOf = (cell: FileCell, styles: typeof PLAIN): string => {
  if (cell === null) return '<c/>'
  if (typeof cell === 'string') return textCell(cell, styles.text)
  if ('day' in cell) return `<c s="${styles.day}"><v>${serialOf(cell.day)}</v></c>`
  const { exact } = cell
  if (exact.replace(/\D/g, '').length > MOST_DIGITS) return textCell(exact, styles.text)
  return `<c s="${/\.\d\d$/.test(exact) ? styles.decimals : styles.number}"><v>${exact}</v></c>`
}

const rowOf = (cells: readonly FileCell[], styles = PLAIN): string =>
  `<row>${cells.map(cell => cellOf(cell, styles)).join('')}</row>`

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const styled = (font: number): string =>
  [0, 4, 164, 0]
    .map(format => `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
    .join('')

const FIXED: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8">${styled(0)}${styled(1)}</cellXfs></styleSheet>`,
}

/** Signs that the name of a worksheet must not have. */
const workbookOf = (name: string): string =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

const NARROWEST = 12
const WIDEST = 40

async function* worksheetOf({ head, totals }: Sheet, batches: AsyncIterable<Lines>): AsyncGenerator<string> {
  const widths = head.map(({ length }) => Math.min(Math.max(length + 2, NARROWEST), WIDEST))
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
  yield rowOf(head, BOLD)
  for await (const lines of batches) yield lines.map(line => rowOf(line)).join('')
  if (totals) yield rowOf(totals, BOLD)
  yield '</sheetData></worksheet>'
}

/** A workbook with one sheet: numbers and days are what they are, and text is never a formula. */
export const xlsxOf = (sheet: Sheet, batches: AsyncIterable<Lines>): AsyncIterable<Buffer> =>
  zipped([
    ...Object.entries(FIXED).map(([name, content]) => ({ name, content: [XML + content] })),
    { name: 'xl/workbook.xml', content: [XML + workbookOf(sheet.name)] },
    { name: 'xl/worksheets/sheet1.xml', content: worksheetOf(sheet, batches) },
  ])
