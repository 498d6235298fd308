import { screenSources } from './sources'

/**
 * Only what is text in both themes may colour text, and none of it is a ground: the tokens of text are held against the
 * grounds in pairs, light and dark (`css.test.ts`), and only the first screen of a domain is looked at in the dark.
 */
const IS_TEXT = /^--(fg-[a-z0-9-]+|panel-(fg|muted)|[a-z0-9-]+-fg)$/

/** Whose property of that name colours lines. */
const LINES = 'shared-ui/src/grid/theme.ts'

const sources = screenSources().filter(({ file }) => file !== LINES)

/** The tokens that a property takes, each with its file. */
const taken = (property: string): { file: string; token: string }[] =>
  sources.flatMap(({ file, text }) => {
    const found = text.matchAll(new RegExp(`(?<![\\w-])${property}: ['"]?var\\((--[a-z0-9-]+)\\)`, 'g'))
    return [...found].map(([, token = '']) => ({ file, token }))
  })

test('text is coloured by what is text in both themes', () => {
  const colours = taken('color')
  expect(colours.length).toBeGreaterThan(200)
  expect(colours.filter(({ token }) => !IS_TEXT.test(token))).toEqual([])
})

test('what is text in both themes is the ground of nothing', () => {
  const grounds = taken('background(?:-color)?')
  expect(grounds.length).toBeGreaterThan(50)
  // A handle of the chart, which has no text on it.
  const marks = grounds.filter(({ file }) => file !== 'shared-ui/src/chart/plotStyle.ts')
  expect(marks.filter(({ token }) => IS_TEXT.test(token))).toEqual([])
})
