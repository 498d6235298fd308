import { ERROR_STATUS, FAILURES, FIELD_ERRORS } from '../errors'
import { LANGUAGES } from '../locales'
import { contractMessages } from '.'

describe.each(LANGUAGES)('the words of what can go wrong, %s', language => {
  const { error, field, failure } = contractMessages[language]

  it('cover every code and no other', () => {
    expect(Object.keys(error).sort()).toEqual(Object.keys(ERROR_STATUS).sort())
    expect(Object.keys(field).sort()).toEqual([...FIELD_ERRORS].sort())
    expect(Object.keys(failure).sort()).toEqual([...FAILURES].sort())
  })

  it('are the same sentence for every way of not getting in', () => {
    expect(new Set([error.credentials, error.throttled, failure.signIn]).size).toBe(1)
  })
})
