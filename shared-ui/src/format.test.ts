import { toDay } from '@candela/shared-contract'
import {
  formatDate,
  formatDateTime,
  formatDeadline,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRecent,
} from './format'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('separators follow the language and the symbol follows the currency', () => {
  expect(plain(formatMoney('en_US', 'BRL', '1234.56'))).toBe('R$1,234.56')
  expect(plain(formatMoney('pt_BR', 'BRL', '1234.56'))).toBe('R$ 1.234,56')
  expect(plain(formatMoney('pt_BR', 'USD', '1234.56'))).toBe('$ 1.234,56')
  expect(plain(formatMoney('it_IT', 'EUR', '12345.67'))).toBe('12.345,67 €')
})

test('amounts beyond the exact range of a float keep every cent', () => {
  expect(plain(formatMoney('en_US', 'USD', '90071992547409931.23'))).toBe('$90,071,992,547,409,931.23')
})

test('amounts are rounded half to even', () => {
  expect(formatMoney('en_US', 'USD', '0.005')).toBe('$0.00')
  expect(formatMoney('en_US', 'USD', '0.015')).toBe('$0.02')
  expect(formatMoney('en_US', 'USD', '1.2345', 4)).toBe('$1.2345')
})

test('a negative figure has the true minus', () => {
  expect(formatMoney('en_US', 'USD', '-1.50')).toBe('\u2212$1.50')
  expect(formatPercent('es_ES', '-12.5')).toMatch(/^\u221212,50/)
  expect(formatNumber('it_IT', -7)).toBe('\u22127')
})

test('percent takes the value as it is read', () => {
  expect(formatPercent('en_US', '12.5')).toBe('12.50%')
  expect(plain(formatPercent('es_ES', 80, 0))).toBe('80 %')
})

test('counts are grouped', () => {
  expect(formatNumber('en_US', 1234567)).toBe('1,234,567')
  expect(formatNumber('pt_BR', 1234567)).toBe('1.234.567')
})

test('a day reads in the same order in every language and never shifts with a time zone', () => {
  const day = toDay('2026-11-18')
  expect(formatDate('en_US', day)).toBe('18 Nov 2026')
  expect(formatDate('pt_BR', day)).toBe('18 nov 2026')
  expect(formatDate('es_ES', day)).toBe('18 nov 2026')
  expect(formatDate('it_IT', day)).toBe('18 nov 2026')
})

test('an instant is shown in the given time zone', () => {
  const instant = '2026-11-18T02:05:09.123456Z'
  expect(formatDateTime('en_US', instant, 'America/Sao_Paulo')).toBe('17 Nov 2026, 23:05')
  expect(formatDateTime('it_IT', instant, 'UTC')).toBe('18 nov 2026, 02:05')
})

test('a deadline is told by the clocks of the platform, and by those of a place where they differ', () => {
  const instant = '2026-11-09T21:00:00Z'
  expect(formatDeadline('en_US', instant, 'America/Sao_Paulo')).toBe('9 Nov 2026, 18:00 (Sao Paulo)')
  expect(formatDeadline('en_US', instant, 'America/Bahia')).toBe('9 Nov 2026, 18:00 (Sao Paulo)')
  expect(formatDeadline('pt_BR', instant, 'Europe/Lisbon')).toBe('9 nov 2026, 18:00 (Sao Paulo) · 21:00 (Lisbon)')
  expect(formatDeadline('it_IT', instant, 'Asia/Tokyo')).toBe(
    '9 nov 2026, 18:00 (Sao Paulo) · 10 nov 2026, 06:00 (Tokyo)',
  )
})

test('what is recent is said by its day in words, the rest by its date', () => {
  const now = new Date('2026-11-20T15:00:00Z')
  const zone = 'America/Sao_Paulo'
  expect(formatRecent('en_US', '2026-11-20T16:52:00Z', zone, now)).toBe('Today, 13:52')
  expect(formatRecent('it_IT', '2026-11-19T21:20:00Z', zone, now)).toBe('Ieri, 18:20')
  expect(formatRecent('pt_BR', '2026-11-20T02:30:00Z', zone, now)).toBe('Ontem, 23:30')
  expect(formatRecent('en_US', '2026-11-18T12:00:00Z', zone, now)).toBe('18 Nov 2026')
})
