import { fold, wordsOf } from './fold'

export type Part = { text: string; isMatch: boolean }

/** Folded, and of each of its letters the place of the one that it came from. */
const foldedWithPlaces = (text: string) => {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const letter of text) {
    for (const unit of fold(letter).split('')) {
      folded += unit
      places.push(place)
    }
    place += letter.length
  }
  return { folded, placeOf: (index: number) => places[index] ?? text.length }
}

/** The text in pieces, those that fit a word of the query apart; together they are the text, whatever is in it. */
export const partsOf = (text: string, query: string): Part[] => {
  const { folded, placeOf } = foldedWithPlaces(text)
  const found = wordsOf(query)
    .map(word => ({ at: folded.indexOf(word), word }))
    .filter(({ at }) => at >= 0)
    .map(({ at, word }) => ({ from: placeOf(at), to: placeOf(at + word.length) }))
    .sort((a, b) => a.from - b.from)
  const parts: Part[] = []
  let done = 0
  for (const { from, to } of found) {
    if (from < done || to <= from) continue
    if (from > done) parts.push({ text: text.slice(done, from), isMatch: false })
    parts.push({ text: text.slice(from, to), isMatch: true })
    done = to
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false })
  return parts
}
