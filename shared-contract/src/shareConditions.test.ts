import fc from 'fast-check'
import { percentFor } from './revenueShare'
import { type ConditionPlace, OTHER_TECHNOLOGY, reviewConditions, weightOf } from './shareConditions'
import { shareVersion } from './testing/shareVersion'
import { TYPES } from './types'

const place = (more: Partial<ConditionPlace> = {}): ConditionPlace => ({
  device: null,
  format: null,
  technology: null,
  ...more,
})

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2 })
const places = fc.array(
  fc.record({
    device: maybe(fc.constantFrom(...TYPES.device)),
    format: maybe(fc.constantFrom(...TYPES.formatName.slice(0, 3))),
    technology: maybe(fc.integer({ min: 1, max: 3 })),
  }),
  { maxLength: 14 },
)

/** Every placement there is; 99 is a technology that nobody has thought of. */
const PLACEMENTS = TYPES.device.flatMap(device =>
  TYPES.formatName.flatMap(format => [1, 2, 3, 99].map(technology => ({ device, format, technology }))),
)
type Placement = (typeof PLACEMENTS)[number]

const applies = (condition: ConditionPlace, placement: Placement) =>
  (['device', 'format', 'technology'] as const).every(
    axis => condition[axis] === null || condition[axis] === placement[axis],
  )

/** Rows that the engine pays by somewhere: each has a percent of its own, and the fallback is 9999. */
const paidBy = (list: readonly ConditionPlace[], placement: Placement): number =>
  percentFor(
    shareVersion({
      type: 'specific_per_condition',
      fallback: 9_999,
      conditions: list.map((condition, percent) => ({ ...condition, percent })),
    }),
    placement,
  )

test('what never applies, what says the same and what is left to the fallback is what the engine does everywhere', () => {
  fc.assert(
    fc.property(places, list => {
      const review = reviewConditions(list)
      const paid = new Set(PLACEMENTS.map(placement => paidBy(list, placement)))
      const clash = list.flatMap((one, index) =>
        list
          .slice(0, index)
          .some(
            other =>
              weightOf(other) === weightOf(one) && PLACEMENTS.some(each => applies(one, each) && applies(other, each)),
          )
          ? [index]
          : [],
      )
      expect(review.duplicates).toEqual(clash)
      expect(review.covered).toEqual(
        list.flatMap((_, index) => (paid.has(index) || clash.includes(index) ? [] : [index])),
      )
      const named = new Set(list.map(({ technology }) => technology))
      const isLeft = ({ device, format, technology }: Placement) =>
        review.gaps.filter(
          gap =>
            (gap.devices?.includes(device) ?? true) &&
            (gap.formats?.includes(format) ?? true) &&
            (gap.technologies?.includes(named.has(technology) ? technology : OTHER_TECHNOLOGY) ?? true),
        ).length
      for (const placement of PLACEMENTS) expect(isLeft(placement)).toBe(paidBy(list, placement) === 9_999 ? 1 : 0)
    }),
    { numRuns: 150 },
  )
})

test('a condition whose placements others all outweigh never applies', () => {
  const devices = TYPES.device.map(device => place({ device, format: 'video' }))
  expect(reviewConditions([place({ format: 'video' }), ...devices]).covered).toEqual([0])
  expect(reviewConditions([place({ format: 'video' }), ...devices.slice(1)]).covered).toEqual([])
})

test('technologies that come later are not covered by naming those that are there', () => {
  expect(reviewConditions([place({ format: 'top' }), place({ format: 'top', technology: 3 })]).covered).toEqual([])
  expect(reviewConditions([place({ technology: 3 })]).gaps).toEqual([
    { devices: null, formats: null, technologies: [OTHER_TECHNOLOGY] },
  ])
})

test('what is left to the fallback is said in as few words as there are', () => {
  expect(reviewConditions([])).toEqual({
    duplicates: [],
    covered: [],
    gaps: [{ devices: null, formats: null, technologies: null }],
  })
  expect(reviewConditions([place({ format: 'video', device: 'mobile' })]).gaps).toEqual([
    { devices: null, formats: TYPES.formatName.filter(format => format !== 'video'), technologies: null },
    { devices: ['desktop', 'tablet'], formats: ['video'], technologies: null },
  ])
})
