import * as z from 'zod/mini'
import { adsTxtLines, plainAdsTxtLine } from './adsTxtLine'

test.each([
  ['network.example, {account_id}, DIRECT', 'network.example, {account_id}, DIRECT'],
  [
    ' Ads.Network.EXAMPLE ,pub-42,reseller, F08C47FEC0942FA0 ',
    'ads.network.example, pub-42, RESELLER, f08c47fec0942fa0',
  ],
  ['network.example, pub-{account_id}, DIRECT', 'network.example, pub-{account_id}, DIRECT'],
  ['network.example, Case-Kept, direct', 'network.example, Case-Kept, DIRECT'],
  ['xn--caf-dma.example, 1, DIRECT', 'xn--caf-dma.example, 1, DIRECT'],
  ['network.example, {account}, DIRECT', null],
  ['network.example, {account_id}{account_id}, DIRECT', null],
  ['network.example, two words, DIRECT', null],
  ['network.example, 1, DIRECT, 12', null],
  ['network.example, 1, DIRECT,', null],
  ['network.example, 1, DIRECT, f08c47fec0942fa0, more', null],
  ['network.example, 1, BOTH', null],
  ['network.example, , DIRECT', null],
  ['https://network.example, 1, DIRECT', null],
  ['network, 1, DIRECT', null],
  ['network.example 1 DIRECT', null],
  ['network.example, 1, DIRECT # ours', null],
  ['ownerdomain=network.example', null],
  ['network.example, 1\nother.example, DIRECT', null],
  ['', null],
])('the line %j is kept as %j', (typed, kept) => {
  expect(plainAdsTxtLine(typed)).toBe(kept)
})

test('a wrong line is named by its row, and one that comes twice by the second', () => {
  const { error } = z.safeParse(adsTxtLines, ['a.example, 1, DIRECT', 'nothing'])
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[[1], 'adsTxtLine']])
  const twice = z.safeParse(adsTxtLines, ['a.example, 1, DIRECT', 'A.example,1,direct'])
  expect(twice.error?.issues.map(({ path, message }) => [path, message])).toEqual([[[1], 'duplicate']])
})

test('no line makes anybody wait', () => {
  expect(plainAdsTxtLine(`${'a-'.repeat(200)}.example, 1, DIRECT`)).toBeNull()
  expect(plainAdsTxtLine(`${'a.'.repeat(100_000)}, 1, DIRECT`)).toBeNull()
})
