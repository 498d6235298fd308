import { DEFAULT_LOCALE, LOCALES } from '@candela/shared-contract'
import { changeLocale } from '@candela/shared-ui/runtime'
import { AUTH_PAGES, type AuthPageName } from '../auth/AuthPage'
import { appDocument } from './appDocument'
import type { DocumentAssets } from './assets'
import { authDocument } from './authDocument'

export { dotFieldSvg } from './dotField'
export type { DocumentAssets }

const FILES: Record<AuthPageName, string> = {
  login: 'auth-login',
  forgot: 'auth-forgot-password',
  reset: 'auth-reset-password',
  mailbox: 'dev-mailbox',
}

/** Every document of the shell by its file name. The language of the texts is one for the process, so one by one. */
export const renderDocuments = async (assets: DocumentAssets): Promise<Record<string, string>> => {
  const documents: Record<string, string> = {}
  for (const locale of LOCALES) {
    await changeLocale(locale)
    for (const page of AUTH_PAGES) documents[`${FILES[page]}.${locale}.html`] = authDocument(page, locale, assets)
  }
  await changeLocale(DEFAULT_LOCALE)
  documents['app.html'] = appDocument(assets)
  return documents
}
