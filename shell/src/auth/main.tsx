import { isLocale } from '@candela/shared-contract'
import { getLocale, initI18n } from '@candela/shared-ui/runtime'
import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { AUTH_PAGES, AuthPage, type AuthPageName, type AuthPages } from './AuthPage'
import type { AuthPageProps } from './frame/AuthFrame'
import { replaceWith } from './navigation'
import { Login } from './pages/Login'
import { prefetchAppOnFirstSign } from './prefetch'
import { takeResetToken } from './resetToken'

/** The page that nearly everybody comes for is in this bundle; the others are a small file each. */
const PAGES: AuthPages<() => Promise<ComponentType<AuthPageProps>>> = {
  login: async () => Login,
  forgot: async () => (await import('./pages/Forgot')).Forgot,
  reset: async () => (await import('./pages/Reset')).Reset,
  mailbox: async () => (await import('./pages/Mailbox')).Mailbox,
}

const { documentElement } = document

const localeOfDocument = () => {
  const locale = documentElement.lang.replace('-', '_')
  return isLocale(locale) ? locale : 'en_US'
}

const isAuthPage = (name: string | undefined): name is AuthPageName => AUTH_PAGES.some(page => page === name)

/** A form that was sent before this script was there is sent now. */
const sendWaitingForm = (): void => {
  if (documentElement.dataset.submitted === undefined) return
  document.querySelector('form')?.requestSubmit()
}

const start = async (root: HTMLElement, name: AuthPageName, resetToken: string): Promise<void> => {
  const locale = localeOfDocument()
  const [Page] = await Promise.all([PAGES[name](), initI18n(locale)])
  const props = { name, Page, resetToken, yearOfDocument: Number(root.dataset.year), onReady: sendWaitingForm }
  // texts that could not be fetched leave English, which is not what the document says
  if (getLocale() === locale) hydrateRoot(root, <AuthPage {...props} />)
  else createRoot(root).render(<AuthPage {...props} />)
  if (name === 'login') prefetchAppOnFirstSign()
}

const root = document.getElementById('root')
const name = root?.dataset.page
if (root && isAuthPage(name)) {
  const resetToken = name === 'reset' ? takeResetToken() : ''
  if (resetToken === null) replaceWith('/auth')
  else void start(root, name, resetToken)
}
