/** These need no session: what they say holds for everybody. */
const OPEN = /^\/(error(\/|$)|oauth\/success\/?$|logout\/?$)/

export const isOpenPage = (pathname: string): boolean => OPEN.test(pathname)
