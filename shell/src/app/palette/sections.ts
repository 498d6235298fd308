import type { SearchHit } from '@candela/shared-contract'
import type { IconName } from '@candela/shared-ui'
import { iconOf } from '../frame/menuIcons'
import { beginningOf, type Command, commandsOf, labelFor } from './command'
import type { Destination } from './destinations'
import { fold } from './fold'
import type { Kind } from './kinds'
import { findMatches } from './match'
import type { OwnAction } from './useOwnActions'
import type { Hits } from './useSearch'

export type Item = {
  key: string
  icon: IconName
  label: string
  /** What tells it from others, below its name. */
  detail: string | null
  /** Where it belongs, at its end. */
  section: string
  hit?: SearchHit
} & (
  | {
      /** Where it leads, or what it does. */
      does: string | (() => void)
      /** What the page is told there: no link can say it. */
      state?: { do: string }
    }
  | {
      /** What is typed by choosing it: more has to be said before anything is done. */
      types: string
    }
)
export type Section = { key: string; title: string; caption?: string; items: Item[] }

/** What was found of what was typed. */
export type Found = { text: string; hits: Hits; hasFailed: boolean; command?: Command | undefined }

export type Offer = { kinds: Kind[]; pages: Destination[]; actions: Destination[]; own: OwnAction[]; opened: string[] }
type Titles = Record<'recent' | 'pages' | 'actions', string>

const RECENT = 5
const COMMON = 5

const toPage = ({ path, icon, label, section }: Destination): Item => ({
  key: path,
  icon: iconOf(icon),
  label,
  detail: null,
  section,
  does: path,
})
const toOwn = ({ key, icon, label, does }: OwnAction): Item => ({ key, icon, label, detail: null, section: '', does })
const toRecord = (kind: Kind, hit: SearchHit, section = ''): Item => {
  const path = kind.pathOf(hit.id)
  return { key: path, icon: iconOf(kind.icon), label: hit.name, detail: hit.detail, section, hit, does: path }
}

/** With which record it is done is typed next. */
const toBegun = ({ key, kind, action }: Omit<Command, 'text'>) => ({
  label: `${beginningOf(action.label)}…`,
  keywords: action.labels.map(beginningOf),
  item: {
    key,
    icon: iconOf(action.icon),
    label: `${beginningOf(action.label)}…`,
    detail: null,
    section: kind.label,
    types: `${beginningOf(action.label)} `,
  },
})
const toDone = ({ key, kind, action }: Command, hit: SearchHit): Item => ({
  key: `${key} ${hit.id}`,
  icon: iconOf(action.icon),
  label: labelFor(action, hit.name),
  detail: hit.detail,
  section: '',
  hit,
  does: kind.pathOf(hit.id),
  state: { do: action.key },
})

/** Of each kind the ids among the addresses, as they are asked for again. */
export const idsAmong = (kinds: readonly Kind[], opened: readonly string[]): Record<string, number[]> =>
  Object.fromEntries(
    kinds.map(kind => [kind.key, [...new Set(opened.flatMap(path => kind.idAt(path) ?? []))].slice(0, 20)]),
  )

/** Records that are still there and pages that still open, each once. */
const recentItems = ({ kinds, pages, opened }: Offer, hits: Hits): Item[] => {
  const items = new Map<string, Item>()
  for (const path of opened) {
    const kind = kinds.find(({ idAt }) => idAt(path) !== null)
    const hit = kind && hits[kind.key]?.find(({ id }) => id === kind.idAt(path))
    const page = pages.find(destination => destination.path === path)
    const item = kind ? hit && toRecord(kind, hit, kind.label) : page && toPage(page)
    if (item && !items.has(item.key)) items.set(item.key, item)
  }
  return [...items.values()].slice(0, RECENT)
}

const withItems = (sections: Section[]): Section[] => sections.filter(({ items }) => items.length > 0)

/** Where nothing is typed: where one was, what is often done, and every page. */
const startingWith = (offer: Offer, titles: Titles, hits: Hits): Section[] => {
  const recent = recentItems(offer, hits)
  const known = new Set(recent.map(({ key }) => key))
  return withItems([
    { key: 'recent', title: titles.recent, items: recent },
    { key: 'actions', title: titles.actions, items: offer.actions.slice(0, COMMON).map(toPage) },
    { key: 'pages', title: titles.pages, items: offer.pages.map(toPage).filter(({ key }) => !known.has(key)) },
  ])
}

export const sectionsOf = (offer: Offer, titles: Titles, { text, hits, command }: Found): Section[] => {
  if (!text) return startingWith(offer, titles, hits)
  const done = command ? (hits[command.key] ?? []).map(hit => toDone(command, hit)) : []
  const actions = [
    ...commandsOf(offer.kinds).map(toBegun),
    ...offer.actions.map(action => ({ ...action, item: toPage(action) })),
    ...offer.own.map(action => ({ ...action, item: toOwn(action) })),
  ]
  return withItems([
    ...offer.kinds.map(kind => {
      const found = hits[kind.key] ?? []
      const caption = found[0]?.figure.caption
      return {
        key: kind.key,
        title: kind.label,
        ...(caption && { caption }),
        items: found.map(hit => toRecord(kind, hit)),
      }
    }),
    { key: 'pages', title: titles.pages, items: findMatches(offer.pages, text).map(toPage) },
    { key: 'actions', title: titles.actions, items: [...done, ...findMatches(actions, text).map(({ item }) => item)] },
  ])
}

/** While the answer is on its way, what was found before and still fits. */
export const withEarlier = (earlier: Hits, { text, hits, command }: Found): Hits => {
  const fits = ({ name, detail }: SearchHit, wanted: string) => fold(`${name} ${detail ?? ''}`).includes(fold(wanted))
  const still = Object.entries(text ? earlier : {}).map(([key, found]) => {
    const wanted = command?.key === key ? command.text : text
    return [key, found.filter(hit => fits(hit, wanted))] as const
  })
  return { ...Object.fromEntries(still), ...hits }
}
