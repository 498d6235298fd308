import { bulkActions, bulkAnswer, defineEndpoint, instant, listAnswer, listBody } from '@candela/shared-contract'
import * as z from 'zod/mini'

/** Samples are of something that the product does not have. */
export const lanternSchema = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(['paper', 'glass', 'tin']),
  state: z.enum(['lit', 'out']),
  lumens: z.int(),
  updated_at: instant,
})
export type Lantern = z.infer<typeof lanternSchema>

export const KINDS = [
  { value: 'paper', label: 'Paper' },
  { value: 'glass', label: 'Glass' },
  { value: 'tin', label: 'Tin' },
] as const

export const STATES = [
  { value: 'lit', label: 'Lit' },
  { value: 'out', label: 'Out' },
] as const

export const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find(option => option.value === value)?.label ?? value

const filters = {
  kind: z.optional(z.array(z.enum(['paper', 'glass', 'tin']))),
  state: z.optional(z.array(z.enum(['lit', 'out']))),
}

const many = bulkActions(filters)

export const lanternList = defineEndpoint({
  method: 'POST',
  path: '/lantern/list',
  summary: 'Lists lanterns',
  access: 'public',
  effect: 'read',
  failure: 'list',
  body: listBody(['name', 'kind', 'state', 'lumens'], filters),
  answer: listAnswer(lanternSchema),
})
/** Puts lanterns out; one of them refuses. */
export const lanternBulk = defineEndpoint({
  method: 'POST',
  path: '/lantern/bulk',
  summary: 'Does something to many lanterns',
  access: 'public',
  effect: 'write',
  failure: 'update',
  body: z.discriminatedUnion('action', [many.action('out'), many.undo]),
  answer: bulkAnswer,
})

export const lanternExport = defineEndpoint({
  method: 'POST',
  path: '/lantern/export',
  summary: 'Lists lanterns in a file',
  access: 'public',
  effect: 'read',
  failure: 'list',
  body: z.object({}),
  download: true,
})

export type LanternQuestion = z.infer<NonNullable<typeof lanternList.body>>

const NAMES = ['Aurora', 'Beacon', 'Cinder', 'Dusk', 'Ember', 'Firefly', 'Glow', 'Halo']

export const LANTERNS: readonly Lantern[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  name: `${NAMES[index % NAMES.length]} ${index + 1}`,
  kind: KINDS[index % KINDS.length]?.value ?? 'paper',
  state: index % 3 === 0 ? 'out' : 'lit',
  lumens: 40 + ((index * 37) % 960),
  updated_at: '2026-11-20T12:00:00.000000Z',
}))
