import type { Controller, Method, Scope } from '../permissions'
import type { Family } from './families'

/** A right without words does not compile. */
export type RightWords = {
  scope: Record<Scope, string>
  scopeHelp: Record<Scope, string>
  family: Record<Family, string>
  /** What the rights for phones do, and what they do not. */
  mobileHelp: string
  controller: Record<Controller, string>
  method: Record<Method, string>
}
