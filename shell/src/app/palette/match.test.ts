import { findMatches } from './match'

const items = [
  { label: 'Ad networks', keywords: ['Redes de anúncios', '/ad-networks'] },
  { label: 'Visit logs', keywords: ['Publishers', 'Registros de visitas', '/visit-log'] },
  { label: 'Users', keywords: ['Publishers', 'Usuários', '/user'] },
]
const find = (query: string) => findMatches(items, query).map(({ label }) => label)

describe('matching', () => {
  it('offers everything in its own order when nothing is asked', () => {
    expect(find('  ')).toEqual(['Ad networks', 'Visit logs', 'Users'])
  })

  it('finds the start of a word before letters in between', () => {
    expect(find('us')[0]).toBe('Users')
    expect(find('net')).toEqual(['Ad networks'])
  })

  it('asks every word to fit somewhere', () => {
    expect(find('publishers vis')).toEqual(['Visit logs'])
    expect(find('users networks')).toEqual([])
  })

  it('ignores case and accents', () => {
    expect(find('USUARIOS')).toEqual(['Users'])
    expect(find('anúncios')).toEqual(['Ad networks'])
  })

  it('understands abbreviations, where nothing else fits', () => {
    expect(find('vlg')).toEqual(['Visit logs'])
    expect(find('is')).toEqual(['Visit logs'])
    expect(find('us')).toEqual(['Users'])
  })
})
