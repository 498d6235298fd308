import { LANGUAGES } from '../locales'
import { DIMENSIONS, METRIC_KEYS } from '../metrics'
import { CERTAINTY_WORDS, DIMENSION_WORDS, METRIC_WORDS, MISSING_WORDS } from '.'

describe.each(LANGUAGES)('the words of numbers in %s', language => {
  const explained = [...Object.values(METRIC_WORDS[language]), ...Object.values(CERTAINTY_WORDS[language])]

  it('tell metrics and dimensions apart', () => {
    const labels = [
      ...METRIC_KEYS.map(metric => METRIC_WORDS[language][metric].label),
      ...DIMENSIONS.map(dimension => DIMENSION_WORDS[language][dimension]),
    ]
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('explain in whole sentences', () => {
    const sentences = [...explained.map(({ help }) => help), ...Object.values(MISSING_WORDS[language])]
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u)
  })
})
