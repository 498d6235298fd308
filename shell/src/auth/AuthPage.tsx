import { BRAND } from '@candela/shared-contract'
import { UiProvider } from '@candela/shared-ui/runtime'
import { type ComponentType, useEffect } from 'react'
import type { AuthPageProps } from './frame/AuthFrame'
import { authMessages } from './i18n/messages'

export const AUTH_PAGES = ['login', 'forgot', 'reset', 'mailbox'] as const
export type AuthPageName = (typeof AUTH_PAGES)[number]

export type AuthPages<T> = Record<AuthPageName, T>

const { t } = authMessages

export const documentTitle = (name: AuthPageName): string => `${t(`${name}.title`)} · ${BRAND.name}`

type Props = AuthPageProps & {
  name: AuthPageName
  Page: ComponentType<AuthPageProps>
  /** The page listens from now on. */
  onReady?: () => void
}

const Title = ({ name }: Pick<Props, 'name'>) => {
  authMessages.useT()
  useEffect(() => {
    document.title = documentTitle(name)
  })
  return null
}

/** The same tree in the document that is rendered at build and in the browser that takes it over. */
export const AuthPage = ({ name, Page, onReady, ...props }: Props) => {
  useEffect(() => onReady?.(), [onReady])
  return (
    <UiProvider>
      <Title name={name} />
      <Page {...props} />
    </UiProvider>
  )
}
