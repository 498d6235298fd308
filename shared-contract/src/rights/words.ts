import type { Controller, Method, Scope } from '../permissions'
import type { Family } from './families'

/** A right without words does not compile. */
export type RightWords = {
  scope: Record<Scope, string>
  scopeHelp: Record<Scope, string>
  family: Record<Family, string>
  controller: Record<Controller, string>
  method: Record<Method, string>
}
