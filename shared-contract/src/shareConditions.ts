import { TYPES, type TypeValue } from './types'

type Device = TypeValue<'device'>
type Format = TypeValue<'formatName'>

/** What a condition asks for, whatever its percent; null: anything. */
export type ConditionPlace = { device: Device | null; format: Format | null; technology: number | null }

/** Placements that no condition is about; null: all there are. A technology of 0 is any that no condition names. */
export type ConditionGap = {
  devices: readonly Device[] | null
  formats: readonly Format[] | null
  technologies: readonly number[] | null
}

export type ConditionReview = {
  /** Places in the list of those that ask for what an earlier one asks for, so that neither outweighs the other. */
  duplicates: number[]
  /** Of those that never apply, because others outweigh them wherever they would. */
  covered: number[]
  gaps: ConditionGap[]
}

/** A technology that no condition names: those to come are treated as it is. */
export const OTHER_TECHNOLOGY = 0

const appliesTo = (place: ConditionPlace, device: Device, format: Format, technology: number): boolean =>
  (place.device ?? device) === device &&
  (place.format ?? format) === format &&
  (place.technology ?? technology) === technology

/** More conditions outweigh fewer; of as many, the format outweighs the technology, and that the device. */
export const weightOf = ({ device, format, technology }: ConditionPlace): number =>
  (device === null ? 0 : 8 + 1) + (technology === null ? 0 : 8 + 2) + (format === null ? 0 : 8 + 4)

/** The place of the one that decides about a placement. */
const winnerOf = (places: readonly ConditionPlace[], device: Device, format: Format, technology: number): number => {
  let best = -1
  let weight = -1
  places.forEach((place, index) => {
    if (weightOf(place) <= weight || !appliesTo(place, device, format, technology)) return
    best = index
    weight = weightOf(place)
  })
  return best
}

const keyOf = ({ device, format, technology }: ConditionPlace): string => `${device}/${format}/${technology}`

type Open = { device: Device; technologies: number[] }

/** What is the same of several is said once. */
const groupedBy = <T>(items: readonly T[], keyOfItem: (item: T) => string): T[][] => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOfItem(item), [...(groups.get(keyOfItem(item)) ?? []), item])
  return [...groups.values()]
}

const orAll = <T>(some: readonly T[], all: readonly T[]): readonly T[] | null =>
  some.length === all.length ? null : some

/**
 * What is wrong with a list of conditions, and what it leaves to the fallback. All technologies that no condition names
 * are one, so the answer holds for those that come later too.
 */
export const reviewConditions = (places: readonly ConditionPlace[]): ConditionReview => {
  const named = new Set(places.flatMap(({ technology }) => technology ?? []))
  const technologies = [...named, OTHER_TECHNOLOGY]
  const keys = places.map(keyOf)
  const duplicates = places.flatMap((_, index) => (keys.indexOf(keys[index] ?? '') < index ? [index] : []))
  const winners = new Set<number>()
  const openOf = (format: Format): { format: Format; open: Open[] } => ({
    format,
    open: TYPES.device.flatMap(device => {
      const left = technologies.filter(technology => {
        const winner = winnerOf(places, device, format, technology)
        winners.add(winner)
        return winner < 0
      })
      return left.length > 0 ? [{ device, technologies: left }] : []
    }),
  })
  const formats = groupedBy(TYPES.formatName.map(openOf), ({ open }) => JSON.stringify(open))
  const gaps = formats.flatMap(alike =>
    groupedBy(alike[0]?.open ?? [], open => open.technologies.join()).map(
      (open): ConditionGap => ({
        devices: orAll(
          open.map(({ device }) => device),
          TYPES.device,
        ),
        formats: orAll(
          alike.map(({ format }) => format),
          TYPES.formatName,
        ),
        technologies: orAll(open[0]?.technologies ?? [], technologies),
      }),
    ),
  )
  const covered = places.flatMap((_, index) => (winners.has(index) || duplicates.includes(index) ? [] : [index]))
  return { duplicates, covered, gaps }
}
