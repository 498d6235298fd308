import { useEffect, useEffectEvent } from 'react'

/** Ctrl S, or Command S. An open dialog comes first: it has buttons of its own. */
export const useSaveShortcut = (save: () => void): void => {
  const act = useEffectEvent(save)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!event.repeat && !document.querySelector('[aria-modal="true"]')) act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
