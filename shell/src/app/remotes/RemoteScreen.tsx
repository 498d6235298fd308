import { useCan } from '@candela/shared-auth'
import { labelIn, type PublicRemote, type RouteDeclaration } from '@candela/shared-contract'
import { Page } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { memo, useEffect } from 'react'
import { Forbidden } from '../pages/Forbidden'
import { FailedSection } from './FailedSection'
import { LoadingSection } from './LoadingSection'
import { reloadAsLastResort } from './lastResort'
import { retry } from './retry'
import { ScreenBoundary } from './ScreenBoundary'
import { SlowSection } from './SlowSection'
import { ensureScreen, useScreen } from './screens'
import { useFocusOnScreen } from './useFocusOnScreen'

type RemoteScreenProps = {
  remote: PublicRemote
  route: RouteDeclaration
  /** Goes into this page once more, in whatever version is live by now. */
  onEnterAgain: () => Promise<void>
}

/**
 * A screen of a remote, or what stands in its place: no right, on its way, failed. The title is there in any case. It is
 * kept as it is while the way to another page begins: that page is what the time is for.
 */
export const RemoteScreen = memo(({ remote, route, onEnterAgain }: RemoteScreenProps) => {
  const { module, anyOf, title: titles } = route
  const locale = useLocale()
  const allowed = useCan(...anyOf)
  const state = useScreen(remote, module)
  useFocusOnScreen(state?.status === 'ready')

  useEffect(() => {
    if (allowed) void ensureScreen(remote, module)
  }, [allowed, remote, module])

  useEffect(() => {
    if (state?.status === 'failed') reloadAsLastResort(state.failure, state.attempts)
  }, [state])

  const title = labelIn(titles, locale)
  const section = labelIn(remote.declaration.title, locale)
  const onRetry = () => void retry(remote, module, onEnterAgain)
  if (!allowed) {
    return (
      <Page title={title}>
        <Forbidden anyOf={anyOf} />
      </Page>
    )
  }
  if (state?.status === 'ready') {
    return (
      <ScreenBoundary {...{ remote, title, section, onEnterAgain }}>
        <state.Screen />
      </ScreenBoundary>
    )
  }
  if (state?.failure) {
    const retrying = state.status === 'loading'
    return (
      <FailedSection {...{ title, section, retrying, onRetry }} failure={state.failure} attempts={state.attempts} />
    )
  }
  if (state?.status === 'loading' && state.slow) return <SlowSection {...{ title, section, onRetry }} />
  return <LoadingSection title={title} />
})
