import { languageOf, localeFromHeader, tagOf } from './locales'

describe('the language of a visitor', () => {
  it.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt_BR'],
    ['en;q=0.5, es;q=0.9', 'es_ES'],
    ['de-DE, it', 'it_IT'],
    ['pt;q=0, it;q=0.1', 'it_IT'],
    ['*', 'en_US'],
    ['', 'en_US'],
    [undefined, 'en_US'],
    [';;;,,,q=', 'en_US'],
  ])('%s is %s', (header, locale) => {
    expect(localeFromHeader(header)).toBe(locale)
  })

  it('is the first part of the locale for texts and links', () => {
    expect(languageOf('pt_BR')).toBe('pt')
    expect(tagOf('pt_BR')).toBe('pt-BR')
  })
})
