import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { byId, id, instant, requiredName, version } from '../fields'
import { simpleListAnswer } from '../list'

/** Who finds a view beside its owner: nobody, the people of a group, or these with it as what they see first. */
export const VIEW_SHARING = ['private', 'group', 'default'] as const
export type ViewSharing = (typeof VIEW_SHARING)[number]

const fields = z
  .array(z.string().check(z.regex(/^\w{1,63}$/, { error: 'invalid' })))
  .check(z.maxLength(60, { error: 'tooMany' }))

/** How high the rows of a list are. */
export const DENSITIES = ['compact', 'normal', 'relaxed'] as const
export type Density = (typeof DENSITIES)[number]

/** How a list looks besides what it shows: fields in their order, those left out, and the height of rows. */
const look = z.nullable(z.strictObject({ order: fields, hidden: fields, density: z.enum(DENSITIES) }))

/** A list of the product, by its address: `/user`. */
const list = z.string().check(z.regex(/^(\/[a-z][\w-]{0,62}){1,3}$/i, { error: 'invalid' }))
/** What it shows, as its address says it: `?q=ana&f.usr_status=Ativo`. */
const search = z.string().check(z.regex(/^(\?.*)?$/s, { error: 'invalid' }), z.maxLength(4_000, { error: 'tooLong' }))

const ownFields = {
  viw_name: requiredName(80),
  viw_list: list,
  viw_search: search,
  viw_look: look,
  viw_sharing: z.enum(VIEW_SHARING),
  /** The group that the view is shared with, null for a private view. Only administrators share with groups other than their own. */
  viw_id_group: z.nullable(id),
}

export const viewSchema = z.object({
  id,
  viw_name: z.string(),
  viw_list: z.string(),
  viw_search: z.string(),
  viw_look: look,
  viw_sharing: z.enum(VIEW_SHARING),
  viw_id_group: z.nullable(id),
  gro_name: z.nullable(z.string()),
  /** Nothing for people who do not know each other: they share a group and no account. */
  owner: z.nullable(z.object({ id, label: z.string() })),
  /** The caller's own. */
  mine: z.boolean(),
  /** In the caller's own sidebar. */
  pinned: z.boolean(),
  can: z.object({ update: z.boolean() }),
  created_at: instant,
  updated_at: instant,
})
export type View = z.infer<typeof viewSchema>

/** As many as somebody keeps an eye on. */
export const MAX_VIEWS = 100

export const viewCreateBody = z.strictObject({ ...ownFields, pinned: z.boolean() })
export type ViewCreateBody = z.infer<typeof viewCreateBody>

export const viewUpdateBody = z.strictObject({
  viw_name: z.optional(ownFields.viw_name),
  viw_search: z.optional(search),
  viw_look: z.optional(look),
  viw_sharing: z.optional(ownFields.viw_sharing),
  viw_id_group: z.optional(ownFields.viw_id_group),
  updated_at: z.optional(version),
})
export type ViewUpdateBody = z.infer<typeof viewUpdateBody>

/** In the address of a list: the view that it shows, or `ALL_ROWS`, which is none on purpose. */
const VIEW = 'view'
export const ALL_ROWS = 'all'

export const viewIn = (search: string): string | undefined => new URLSearchParams(search).get(VIEW) || undefined

/** What a list shows, with the view that it started from. */
export const withView = (search: string, view: string | number | undefined): string =>
  view === undefined ? search : `?${VIEW}=${view}${search && `&${search.slice(1)}`}`

/** Where a view is opened. */
export const addressOf = ({ id, viw_list, viw_search }: Pick<View, 'id' | 'viw_list' | 'viw_search'>): string =>
  `${viw_list}${withView(viw_search, id)}`

/**
 * One's own views and those that are shared with one's group: no right is asked. Whoever may change access groups
 * also finds what these see first.
 */
export const viewEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/view',
    summary: "The caller's views of one list, or of all lists",
    access: 'signedIn',
    effect: 'read',
    failure: 'list',
    query: z.strictObject({ list: z.optional(list) }),
    answer: z.array(viewSchema),
  }),
  groups: defineEndpoint({
    method: 'GET',
    path: '/view/groups',
    summary: 'The groups that the caller may share views with: their own, and those whose rights they may change',
    access: 'signedIn',
    effect: 'read',
    failure: 'list',
    answer: simpleListAnswer,
  }),
  store: defineEndpoint({
    method: 'POST',
    path: '/view',
    summary: 'Keep what a list shows under a name',
    access: 'signedIn',
    effect: 'write',
    failure: 'create',
    body: viewCreateBody,
    answer: viewSchema,
    idempotent: true,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/view/:id',
    summary: "Change one's own view",
    access: 'signedIn',
    effect: 'write',
    failure: 'update',
    params: byId,
    body: viewUpdateBody,
    answer: viewSchema,
  }),
  destroy: defineEndpoint({
    method: 'DELETE',
    path: '/view/:id',
    summary: "Remove one's own view",
    access: 'signedIn',
    effect: 'write',
    failure: 'delete',
    params: byId,
  }),
  pin: defineEndpoint({
    method: 'POST',
    path: '/view/:id/pin',
    summary: "Put a view into the caller's sidebar, or take it out",
    access: 'signedIn',
    effect: 'write, audit: none',
    failure: 'update',
    params: byId,
    body: z.strictObject({ pinned: z.boolean() }),
    answer: viewSchema,
  }),
}
