import { partsOf } from './parts'

/** What fits the query stands out; it is text, whatever it says. */
export const Marked = ({ text, query }: { text: string; query: string }) => {
  let place = 0
  return partsOf(text, query).map(part => {
    place += part.text.length
    return part.isMatch ? <mark key={place}>{part.text}</mark> : part.text
  })
}
