const sameAtStart = (a: readonly string[], b: readonly string[], limit: number): number => {
  let count = 0
  while (count < limit && a[count] === b[count]) count += 1
  return count
}

const splitWords = (text: string): string[] => text.split(/(\s+)/).filter(Boolean)

/** Splits a text, word by word, into what starts as the other one does, what differs, and the end that both have. */
export const changedPart = (text: string, other: string): [start: string, changed: string, end: string] => {
  const a = splitWords(text)
  const b = splitWords(other)
  const shorter = Math.min(a.length, b.length)
  const start = sameAtStart(a, b, shorter)
  const end = sameAtStart(a.toReversed(), b.toReversed(), shorter - start)
  return [a.slice(0, start).join(''), a.slice(start, a.length - end).join(''), a.slice(a.length - end).join('')]
}
