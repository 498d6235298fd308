import { A_PDF, packing } from '../../../test/invoice-files'
import { AppError } from '../../platform/http/app-error'
import { keptTypeOf } from './transfer.file'

const problemOf = (bytes: Buffer, takesXml = true): unknown => {
  try {
    return keptTypeOf(bytes, takesXml)
  } catch (error) {
    return error instanceof AppError ? error.fields : error
  }
}

test.each([
  ['a page named as a PDF', Buffer.from('<!doctype html><script>alert(1)</script>'), 'invoiceFile'],
  ['a page', Buffer.from('<html><body>x</body></html>'), 'invoiceFile'],
  ['a picture that runs', Buffer.from('<svg onload="alert(1)"/>'), 'invoiceFile'],
  ['text', Buffer.from('an invoice'), 'invoiceFile'],
  ['nothing but a beginning', Buffer.from('%PDF-1.7'), 'invoiceFile'],
  ['a locked PDF', Buffer.from(`${A_PDF}`.replace('<</Root', '<</Encrypt 2 0 R /Root')), 'fileLocked'],
  [
    'a PDF that runs',
    Buffer.from(`${A_PDF}`.replace('/Catalog', '/Catalog /OpenAction <</S /JavaScript>>')),
    'fileLocked',
  ],
  ['XML with entities', Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'fileLocked'],
  [
    'a PDF whose names are written as numbers',
    Buffer.from(`${A_PDF}`.replace('/Catalog', '/Catalog /OpenAction <</S /J#61vaScript /J#53(app.alert(1))>>')),
    'fileLocked',
  ],
  [
    'a PDF that starts a program',
    Buffer.from(`${A_PDF}`.replace('/Catalog', '/Catalog /AA <</S/L#61unch /F(cmd.exe)>>')),
    'fileLocked',
  ],
  [
    'a PDF with another file in it',
    Buffer.from(`${A_PDF}`.replace('/Catalog', '/Catalog /EF <</F 3 0 R>>')),
    'fileLocked',
  ],
  ['a PDF that runs in what it packs', packing('<</S /JavaScript /JS (app.alert(1))>>'), 'fileLocked'],
  [
    'a PDF that packs what cannot be looked into',
    Buffer.from(`${A_PDF}`.replace('endobj', 'endobj\n2 0 obj <</Type /ObjStm>> stream\nxxx\nendstream endobj')),
    'fileLocked',
  ],
  [
    'a PDF that runs in what it packs behind a picture',
    packing('<</S /JavaScript /JS (app.alert(1))>>', '9 0 obj <<>> stream\nxyz\nendstream\nendobj\n'),
    'fileLocked',
  ],
  [
    'a PDF that says what it runs behind a picture',
    packing('<</Type /Page>>', '9 0 obj <<>> stream\nxyz\nendstream\nendobj\n8 0 obj <</JS (app.alert(1))>> endobj\n'),
    'fileLocked',
  ],
  ['a PDF of digits alone', Buffer.from(`%PDF-${'1'.repeat(2_000_000)}%%EOF`), 'invoiceFile'],
  ['a PDF of nothing', Buffer.from('%PDF-%%EOF'), 'invoiceFile'],
  ['comments without an end', Buffer.from(`${'<!---->'.repeat(100_000)}!`), 'invoiceFile'],
  ['a page under another name', Buffer.from('<x:svg xmlns:x="y"><a/></x:svg>'), 'invoiceFile'],
  [
    'XML that reads other files',
    Buffer.from('<a xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="file:///etc/passwd"/></a>'),
    'fileLocked',
  ],
  ['XML in an encoding that hides', Buffer.from('<?xml version="1.0" encoding="UTF-7"?><a></a>'), 'invoiceFile'],
  ['XML that is cut off', Buffer.from('<?xml version="1.0"?><NFe><valor>1'), 'invoiceFile'],
  ['bytes that are no text', Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xfe]), 'invoiceFile'],
])('an invoice is no %s', (_, bytes, code) => {
  expect(problemOf(bytes)).toEqual([expect.objectContaining({ field: 'file', code })])
})

test.each([
  ['a PDF', A_PDF, 'application/pdf'],
  ['XML', Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<NFe><valor>1</valor></NFe>\n'), 'application/xml'],
  ['a PDF that packs what does no harm', packing('<</Type /Page>>'), 'application/pdf'],
  [
    'a PDF whose pictures spell anything',
    Buffer.from(
      packing('<</Type /Page>>')
        .toString('latin1')
        .replace('trailer', '9 0 obj <<>> stream\n/JS /EF \nendstream endobj trailer'),
      'latin1',
    ),
    'application/pdf',
  ],
])('an invoice is %s', (_, bytes, type) => {
  expect(problemOf(bytes)).toBe(type)
})

test('a proof of payment is a PDF alone', () => {
  expect(problemOf(A_PDF, false)).toBe('application/pdf')
  expect(problemOf(Buffer.from('<a></a>'), false)).toEqual([
    expect.objectContaining({ field: 'file', code: 'invoiceFile' }),
  ])
})
