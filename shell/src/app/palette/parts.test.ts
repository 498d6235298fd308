import { partsOf } from './parts'

const marked = (text: string, query: string) =>
  partsOf(text, query)
    .map(part => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('the parts of a text', () => {
  it.each([
    ['Grupo Cariri', 'cari', 'Grupo [Cari]ri'],
    ['São Bento', 'sao', '[São] Bento'],
    ['Sa\u0303o Bento', 'sao b', '[Sa\u0303o] [B]ento'],
    ['Grupo Cariri', 'cari gru', '[Gru]po [Cari]ri'],
    ['banana', 'an ana', 'b[an]ana'],
    ['👩‍👩‍👧 Família', 'fami', '👩‍👩‍👧 [Famí]lia'],
    ['İstanbul', 'ista', '[İsta]nbul'],
    ['<b>x</b>', '<b>', '[<b>]x</b>'],
    ['Nothing', 'zz', 'Nothing'],
    ['', 'a', ''],
  ])('%j, of which %j fits', (text, query, shown) => {
    expect(marked(text, query)).toBe(shown)
  })

  it('are the whole text, whatever is in it', () => {
    for (const text of ['ﬁlm \u0301\u0301', '\u202Ea\u0000b', 'ẞtraße', '💡é💡'])
      for (const query of ['f', 'a', 's', 'e', '\u0301'])
        expect(
          partsOf(text, query)
            .map(part => part.text)
            .join(''),
        ).toBe(text)
  })
})
