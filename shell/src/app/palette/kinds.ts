import { can } from '@candela/shared-auth'
import { type Locale, labelIn, type PublicRegistry, type RouteData, type SessionUser } from '@candela/shared-contract'

/** What can be done with one of them, once it is said with which. */
export type KindAction = {
  key: string
  /** With a place for the name: here, and in every language. */
  label: string
  labels: readonly string[]
  icon: string | undefined
}

/** Records that somebody may look for, as the remote that has them declares it. */
export type Kind = {
  key: string
  label: string
  icon: string | undefined
  finds: RouteData
  pathOf: (id: number) => string
  /** The id of the record that an address is about. */
  idAt: (path: string) => number | null
  actions: readonly KindAction[]
}

const ID = /\/:id$/

/** Those whose list the person reads and whose records open for them, in the order that the remotes ask for. */
export const kindsOf = (registry: PublicRegistry, user: SessionUser, locale: Locale): Kind[] =>
  registry.remotes
    .flatMap(({ declaration }) => declaration.search ?? [])
    .filter(({ finds, opens }) => can(user, [opens]) && (!finds.right || can(user, [finds.right])))
    .sort((a, b) => a.order - b.order)
    .map(({ key, label, icon, finds, path, actions = [] }) => {
      const start = path.replace(ID, '/')
      return {
        key,
        label: labelIn(label, locale),
        icon,
        finds,
        actions: actions
          .filter(({ right }) => can(user, [right]))
          .map(action => ({
            key: action.key,
            label: labelIn(action.label, locale),
            labels: Object.values(action.label),
            icon: action.icon,
          })),
        pathOf: id => start + id,
        idAt: at =>
          (at.startsWith(start) && Number(/^[1-9]\d{0,14}(?=\/|$)/.exec(at.slice(start.length))?.[0])) || null,
      }
    })
