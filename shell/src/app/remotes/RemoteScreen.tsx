import { useCan } from '@candela/shared-auth'
import type { PublicRemote, RouteDeclaration } from '@candela/shared-contract'
import { Page } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useEffect } from 'react'
import { Forbidden } from '../pages/Forbidden'
import { labelIn } from '../registry/menu'
import { FailedSection } from './FailedSection'
import { LoadingSection } from './LoadingSection'
import { ScreenBoundary } from './ScreenBoundary'
import { ensureScreen, retryScreen, useScreen } from './screens'
import { useFocusOnScreen } from './useFocusOnScreen'

type RemoteScreenProps = { remote: PublicRemote; route: RouteDeclaration }

/** A screen of a remote, or what stands in its place: no right, on its way, failed. The title is there in any case. */
export const RemoteScreen = ({ remote, route: { module, anyOf, title: titles } }: RemoteScreenProps) => {
  const locale = useLocale()
  const allowed = useCan(...anyOf)
  const state = useScreen(remote, module)
  useFocusOnScreen(state?.status === 'ready')

  useEffect(() => {
    if (allowed) void ensureScreen(remote, module)
  }, [allowed, remote, module])

  const title = labelIn(titles, locale)
  const section = labelIn(remote.declaration.title, locale)
  if (!allowed) {
    return (
      <Page title={title}>
        <Forbidden anyOf={anyOf} />
      </Page>
    )
  }
  if (state?.status === 'ready') {
    return (
      <ScreenBoundary remote={remote} title={title} section={section}>
        <state.Screen />
      </ScreenBoundary>
    )
  }
  if (!state?.failure) return <LoadingSection title={title} section={section} />
  return (
    <FailedSection
      title={title}
      section={section}
      failure={state.failure}
      attempts={state.attempts}
      retrying={state.status === 'loading'}
      onRetry={() => void retryScreen(remote, module)}
    />
  )
}
