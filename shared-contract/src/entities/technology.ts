import * as z from 'zod/mini'
import { bulkActions } from '../bulk'
import { CHART_COLORS } from '../chartColors'
import { id, instant, optionals, requiredName, version } from '../fields'
import { anyOf, listBody } from '../list'
import { flag } from './account'

const color = z.enum(CHART_COLORS, { error: 'notAnOption' })

const technologySchema = z.object({
  id,
  anc_name: z.string(),
  anc_status: flag,
  /** In every chart that divides by technology. */
  anc_color: color,
  /** Ad networks that use it, as far as the reader reaches them. */
  networks_count: z.int(),
  created_at: instant,
  updated_at: instant,
})
export type Technology = z.infer<typeof technologySchema>

/** With what names it, as far as the reader reaches that. */
const technologyRecordSchema = z.extend(technologySchema, {
  removed_networks_count: z.int(),
  conditions_count: z.int(),
  /** Order campaigns and orders, removed ones as well. */
  campaigns_count: z.int(),
  orders_count: z.int(),
  /** Months with report data of it. */
  months_count: z.int(),
  /** Whether anything names it, which is why it stays, whoever reaches that. */
  is_used: z.boolean(),
})
export type TechnologyRecord = z.infer<typeof technologyRecordSchema>

const can = z.object({ update: z.boolean(), destroy: z.boolean() })

export const technologyRowSchema = z.extend(technologySchema, {
  /** Whether something names it, which is why it stays. */
  is_used: z.boolean(),
  can,
})
export type TechnologyRow = z.infer<typeof technologyRowSchema>

export const oneTechnology = z.object({ record: technologyRecordSchema, can })
export type OneTechnology = z.infer<typeof oneTechnology>

const SORTABLE = ['anc_name', 'anc_status', 'networks_count', 'created_at', 'updated_at'] as const

/** What a list of technologies can show and write into a file. */
export const TECHNOLOGY_COLUMNS = [...SORTABLE, 'anc_color'] as const
export type TechnologyColumn = (typeof TECHNOLOGY_COLUMNS)[number]

const filters = { anc_status: anyOf(['0', '1']) }

export const technologyListBody = listBody(SORTABLE, filters)

const status = z.literal([0, 1], { error: 'notAnOption' })

export const technologyCreateBody = z.strictObject({ anc_name: requiredName(), anc_status: status, anc_color: color })
export type TechnologyCreateBody = z.infer<typeof technologyCreateBody>

export const technologyUpdateBody = z.strictObject(optionals({ ...technologyCreateBody.shape, updated_at: version }))
export type TechnologyUpdateBody = z.infer<typeof technologyUpdateBody>

/** Which technology takes over all that names this one. */
export const technologyMergeBody = z.strictObject({ into: id, updated_at: version })
export type TechnologyMergeBody = z.infer<typeof technologyMergeBody>

/** What of its past can come back. */
export const TECHNOLOGY_REVERTIBLE_COLUMNS = ['anc_name', 'anc_status', 'anc_color'] as const

const many = bulkActions(filters)

export const technologyBulkBody = z.discriminatedUnion('action', [
  many.actionWith('status', { anc_status: status }),
  many.action('destroy'),
  many.undo,
])
export type TechnologyBulk = z.infer<typeof technologyBulkBody>
