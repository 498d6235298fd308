/** The remote that is built as a page of its own, see `standaloneConfig`. */
declare module 'virtual:remote' {
  import type { defineRemote } from '@candela/shared-contract'
  import type { ComponentType } from 'react'

  export const remote: ReturnType<typeof defineRemote>
  export const screens: Record<string, () => Promise<{ default: ComponentType }>>
}
