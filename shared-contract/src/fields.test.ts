import * as z from 'zod/mini'
import { nameOrEmpty, requiredName, requiredText } from './fields'

const codesOf = (rule: z.ZodMiniType, text: string) =>
  z.safeParse(rule, text).error?.issues.map(({ message }) => message) ?? []

const BREAKS = ['a\nb', 'a\r\nBcc: b', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u2029b', 'a\u0000b', 'a\u001bb']
const TURNED = ['gpj.exe\u202e', '\u2066abc\u2069', 'a\u200e', 'a\u061cb']
const UNSEEN = ['Super admin\u200b', 'Super\u00ad admin', 'A\ufeffna', 'a\u180eb']
const INVISIBLE = ['', '   ', '\u200b', '\u00ad\u2060', '\u3164', '\u2800 \u2800', '\ufeff', '\u0301']

it.each([...BREAKS, ...TURNED, ...UNSEEN])('%j is no name', text => {
  expect(codesOf(requiredName(), text)).toEqual(['invalidCharacters'])
  expect(codesOf(nameOrEmpty, text)).toEqual(['invalidCharacters'])
})

it.each(INVISIBLE)('%j says nothing', text => {
  expect(codesOf(requiredName(), text)).toEqual(['required'])
  expect(codesOf(requiredText(), text)).toEqual(['required'])
})

it.each(['Ana', 'José da Silva', '李雷', 'محمد', 'क्षेत्र', '👩‍💻 dev', '-', '5', 'a\u200db'])('%j is a name', text => {
  expect(codesOf(requiredName(), text)).toEqual([])
  expect(codesOf(nameOrEmpty, text)).toEqual([])
})

it('a name that may be left out may be empty, a text may have lines', () => {
  expect(codesOf(nameOrEmpty, '  ')).toEqual([])
  expect(codesOf(requiredText(), 'First.\nSecond.')).toEqual([])
  expect(codesOf(requiredName(3), 'long')).toEqual(['tooLong'])
})
