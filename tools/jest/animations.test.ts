import { screenSources } from './sources'

/** A name is followed by how long it takes. */
const NAME = /([a-z]+) (?:var\(--dur|\$\{|[\d.]+m?s)/g

const used = new Set(
  screenSources()
    .flatMap(({ text }) => [...text.matchAll(/animation:([^;'`]+)/g)])
    .flatMap(([, list = '']) => [...list.matchAll(NAME)].map(([, name = '']) => name)),
)
const defined = new Set(
  screenSources().flatMap(({ text }) => [...text.matchAll(/@keyframes ([a-z]+)/g)].map(([, name = '']) => name)),
)

test('an animation that is named is there, and one that is there is named', () => {
  expect(defined.size).toBeGreaterThan(8)
  expect([...used].toSorted()).toEqual([...defined].toSorted())
})
