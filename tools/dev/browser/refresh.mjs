/**
 * The one refresh runtime of a page in development: two of them would not know of each other's components. Remotes
 * take it from here, each under a name of its own, because files of shared packages are called the same in all of them.
 */
import * as runtime from 'react-refresh/runtime'

/** @param {string} bundle */
const refreshOf = bundle => ({
  ...runtime,
  /** @param {unknown} component @param {string} id */
  register: (component, id) => runtime.register(component, `${bundle} ${id}`),
})

Object.assign(globalThis, { candelaRefresh: refreshOf })
