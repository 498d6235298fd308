import { PASSWORD_MIN } from '@candela/shared-contract'
import { dictionary } from '@zxcvbn-ts/language-common'
import { isCommonPassword } from './common-passwords'

it.each([
  '123456',
  'Password1',
  'LIVERPOOL',
  'ｐａｓｓｗｏｒｄ',
  'qwertyuiop',
  'senha123',
  'Mudar123',
  'corinthians',
  'contraseña',
  'contrasen\u0303a',
  'ciaociao',
  'juventus',
  '888888',
  'AbCdEf',
  '987654',
  '121212',
])('%j is what everybody has', password => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each(['candela-demo', 'a good secret', 'quatro velas, 1 farol', 'acegik', 'aab'])('%j is not', password => {
  expect(isCommonPassword(password)).toBe(false)
})

it('the list has more than the 10,000 commonest that are long enough to be chosen', () => {
  const choosable = dictionary['passwords-common'].filter(password => password.length >= PASSWORD_MIN)
  expect(choosable.length).toBeGreaterThan(10_000)
  expect(choosable.every(isCommonPassword)).toBe(true)
})
