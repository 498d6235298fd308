declare module 'react-refresh/runtime' {
  export const register: (component: unknown, id: string) => void
}

/** How a bundle gets the page's refresh runtime in development. */
type RefreshOf = (bundle: string) => typeof import('react-refresh/runtime')

declare var candelaRefresh: RefreshOf
