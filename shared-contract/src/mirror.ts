import type { Endpoint } from './endpoint'
import { type Controller, type Method, type Pair, PERMISSIONS } from './permissions'

type MobileController = Extract<Controller, `mobile${string}`>

/** With a right of its own. Questions that travel together are those of a page, so it is asked alone. */
const mirrorOf = (call: Endpoint, access: Pair): Endpoint => {
  const { batched: _together, ...alone } = call
  return { ...alone, access, mirrors: call }
}

/** For phones: the calls whose names are the methods of a mobile controller. */
export const mirrorsOf = <C extends MobileController, Calls extends Record<Method<C>, Endpoint>>(
  controller: C,
  calls: Calls,
): Pick<Calls, Method<C>> => {
  const methods: readonly Method<C>[] = PERMISSIONS[controller]
  const mirrors = methods.map(method => [method, mirrorOf(calls[method], `${controller}.${method}` as Pair)])
  return Object.fromEntries(mirrors) as Pick<Calls, Method<C>>
}
