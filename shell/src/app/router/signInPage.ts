import { getSession } from '@candela/shared-auth'

/** A document of its own: the signed-in product ends with this page. */
export const goToSignIn = (): void => window.location.replace('/auth/login')

/** A page that the browser kept while its session ended elsewhere has nothing to show. */
export const reloadRestoredPage = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !getSession().user) window.location.reload()
  })
