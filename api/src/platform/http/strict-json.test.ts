import { AppError } from './app-error'
import { parseStrictJson } from './strict-json'

const codeOf = (text: string): string => {
  try {
    parseStrictJson(text)
    return 'accepted'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

describe('strict JSON', () => {
  it('reads what JSON.parse reads', () => {
    const text = '{"a":[{"b":1},{"b":2}],"c":"\\"a\\": {","d":{"a":null},"e":"\\\\"}'
    expect(parseStrictJson(text)).toEqual(JSON.parse(text))
  })

  it.each([
    ['{"a":1,"a":2}', 'duplicateKey'],
    ['{"x":{"a":1,"b":2,"a":3}}', 'duplicateKey'],
    ['[{"a":1,"\\u0061":2}]', 'duplicateKey'],
    ['{"a":{"a":1},"b":[{"a":1}]}', 'accepted'],
    ['{"a":"a","b":"a"}', 'accepted'],
    ['["a","a"]', 'accepted'],
    ['{"a" : 1, "b": "a", "a" : 2}', 'duplicateKey'],
    ['{"__proto__":1}', 'badRequest'],
    ['{"a":{"prototype":1}}', 'badRequest'],
    ['{"a":"\\u0000"}', 'invalid'],
    ['{"a":["\\ud800"]}', 'invalid'],
    ['{"a":"🕯"}', 'accepted'],
    ['{a:1}', 'malformedJson'],
    [`${'['.repeat(40)}${']'.repeat(40)}`, 'badRequest'],
  ])('%s → %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })
})
