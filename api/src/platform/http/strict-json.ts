import { AppError } from './app-error'

/**
 * `JSON.parse` keeps the last of two equal keys without a word, so two readers of one request can see two different
 * requests. This walks the text once and refuses it. It runs after `JSON.parse` accepted the text, so the grammar is
 * known to be right.
 */
const assertNoDuplicateKeys = (text: string): void => {
  const open: (Set<string> | null)[] = []
  let index = 0
  const readString = (): string => {
    const start = index
    index += 1
    while (text[index] !== '"') index += text[index] === '\\' ? 2 : 1
    index += 1
    return text.slice(start, index)
  }
  while (index < text.length) {
    const char = text[index]
    if (char === '"') {
      const literal = readString()
      const keys = open.at(-1)
      if (!keys || !/^\s*:/.test(text.slice(index, index + 20))) continue
      const key = literal.includes('\\') ? (JSON.parse(literal) as string) : literal.slice(1, -1)
      if (keys.has(key)) throw new AppError('duplicateKey', { fields: [{ field: key, code: 'invalid' }] })
      keys.add(key)
      continue
    }
    if (char === '{') open.push(new Set())
    else if (char === '[') open.push(null)
    else if (char === '}' || char === ']') open.pop()
    index += 1
  }
}

const POLLUTING = new Set(['__proto__', 'constructor', 'prototype'])
const MAX_DEPTH = 32

/** NUL cannot be stored by PostgreSQL, and a lone surrogate is no text at all. */
const unstorable = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed()

const inspect = (value: unknown, path: string, depth: number): void => {
  if (depth > MAX_DEPTH) throw new AppError('badRequest')
  if (typeof value === 'string') {
    if (unstorable(value)) throw new AppError('invalid', { fields: [{ field: path, code: 'invalidCharacters' }] })
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (POLLUTING.has(key)) throw new AppError('badRequest')
    if (unstorable(key)) throw new AppError('badRequest')
    inspect(inner, path ? `${path}.${key}` : key, depth + 1)
  }
}

/** Refuses what no handler should ever see, wherever it stands in a body or a query. */
export const assertSafeValue = (value: unknown): void => inspect(value, '', 0)

export const parseStrictJson = (text: string): unknown => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('malformedJson')
  }
  assertNoDuplicateKeys(text)
  assertSafeValue(value)
  return value
}
