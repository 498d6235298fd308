/**
 * Runs in the head of every document before anything is painted. It is a classic script of its own, so whatever it
 * imports is part of it: keep it tiny.
 */
import { applyTheme, readThemeChoice, resolveTheme } from '@candela/shared-ui/theme/choice'
import { redirectFrom } from './redirect'
import { watchStart } from './startFailure'

const root = document.documentElement

const leaveWhenMisplaced = (): void => {
  const target = redirectFrom(root.dataset.area, location)
  if (!target) return
  root.hidden = true
  location.replace(target)
}

applyTheme(resolveTheme(readThemeChoice()))
leaveWhenMisplaced()
watchStart()

// the back button can bring back a page from before a sign-in or a sign-out
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) leaveWhenMisplaced()
})

// The sign-in forms are on the screen before their script is there. Sent by then, they wait for it.
if (root.dataset.area === 'auth') {
  addEventListener('submit', event => {
    event.preventDefault()
    root.dataset.submitted = ''
  })
}
