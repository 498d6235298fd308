import { labelIn, type PublicRemote } from '@candela/shared-contract'
import { addToast, hasUnsaved, removeToast, useHasUnsaved, useLocale } from '@candela/shared-ui/runtime'
import { useEffect } from 'react'
import { useShellText } from '../i18n/messages'
import { routeAt } from '../registry/routes'
import { getRegistry, useWaiting } from '../registry/store'
import { ensureScreen } from './screens'

/** The new screen is fetched before it takes the place of the old one. */
const update = async (next: PublicRemote, pathname: string, enterAgain: () => Promise<void>): Promise<void> => {
  const found = routeAt({ ...getRegistry(), remotes: [next] }, pathname)
  if (found) await ensureScreen(next, found.route.module)
  if (!hasUnsaved()) await enterAgain()
}

type UpdateHintProps = { remote: PublicRemote; pathname: string; onEnterAgain: () => Promise<void> }

/** Whoever stays on a page whose remote has a newer version is told so, but not while something is unsaved. */
export const UpdateHint = ({ remote, pathname, onEnterAgain }: UpdateHintProps) => {
  const t = useShellText()
  const locale = useLocale()
  const waiting = useWaiting(remote.name)
  const unsaved = useHasUnsaved()
  const next = unsaved ? undefined : waiting

  useEffect(() => {
    if (!next) return
    const toast = addToast({
      kind: 'info',
      title: t('update.ready', { section: labelIn(next.declaration.title, locale) }),
      action: { label: t('update.now'), onAct: () => void update(next, pathname, onEnterAgain) },
      duration: null,
    })
    return () => removeToast(toast)
  }, [next, pathname, onEnterAgain, t, locale])

  return null
}
