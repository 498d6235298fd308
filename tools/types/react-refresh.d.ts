declare module 'react-refresh/runtime' {
  export const register: (component: unknown, id: string) => void
}
