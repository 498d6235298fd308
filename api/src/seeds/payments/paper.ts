/** A4 in points, and where its text begins. */
const [WIDTH, HEIGHT] = [595, 842]
const [LEFT, TOP] = [60, 780]
const LEADING = 20

/** What the page's font can show; nothing else is in the file. */
const shown = (line: string): string =>
  line
    .replace(/[^ -~\u00a0-\u00ff]/gu, '')
    .trim()
    .replace(/[\\()]/g, '\\$&')

/** A PDF of one page with these lines, the first of them larger. */
export const paper = ([title = '', ...lines]: readonly string[]): Buffer => {
  const text = [
    `BT /F1 16 Tf ${LEFT} ${TOP} Td ${LEADING} TL (${shown(title)}) Tj T* /F1 11 Tf`,
    ...lines.map(line => `T* (${shown(line)}) Tj`),
    'ET',
  ].join('\n')
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>`,
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${size} /Root 1 0 R>>\n`
  // A letter is a byte in it, so that its places are where the table says.
  return Buffer.from(`${file}startxref\n${table}\n%%EOF\n`, 'latin1')
}
