import { BRAND, type Locale, PAGE_CONFIG_ID, tagOf } from '@candela/shared-contract'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { AuthPage, type AuthPageName, type AuthPages, documentTitle } from '../auth/AuthPage'
import type { AuthPageProps } from '../auth/frame/AuthFrame'
import { authMessages } from '../auth/i18n/messages'
import { Forgot } from '../auth/pages/Forgot'
import { Login } from '../auth/pages/Login'
import { Mailbox } from '../auth/pages/Mailbox'
import { Reset } from '../auth/pages/Reset'
import { APP_ASSETS_ID } from '../auth/prefetch'
import type { DocumentAssets } from './assets'
import { dataBlock, htmlDocument, NONCE, pageConfigBlock } from './html'

const { t } = authMessages

const PAGES: AuthPages<ComponentType<AuthPageProps>> = { login: Login, forgot: Forgot, reset: Reset, mailbox: Mailbox }

const prerender = (name: AuthPageName, year: number) => {
  const sheet = new ServerStyleSheet({ nonce: NONCE })
  try {
    const page = <AuthPage name={name} Page={PAGES[name]} yearOfDocument={year} resetToken="" />
    return { html: renderToString(sheet.collectStyles(page)), styleTags: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

/** One page of the sign-in area in the language that the texts are in right now. */
export const authDocument = (name: AuthPageName, locale: Locale, assets: DocumentAssets): string => {
  const year = new Date().getFullYear()
  const { html, styleTags } = prerender(name, year)
  return htmlDocument({
    language: tagOf(locale),
    area: name === 'mailbox' ? 'mailbox' : 'auth',
    title: documentTitle(name),
    description: t('document.description'),
    noScript: t('document.noScript', { brand: BRAND.name }),
    assets,
    scripts: assets.auth,
    css: `:root{--dots:url(${assets.dots})}`,
    styleTags,
    body: [
      `<div id="root" data-page="${name}" data-year="${year}">${html}</div>`,
      pageConfigBlock(PAGE_CONFIG_ID),
      name === 'login' ? dataBlock(APP_ASSETS_ID, [...assets.app, ...assets.appNext]) : '',
    ].join('\n'),
  })
}
