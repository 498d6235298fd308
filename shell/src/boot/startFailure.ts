import { PAGE_CONFIG_ID } from '@candela/shared-contract'

/** What the application says when its start gave up. */
export const START_FAILED = 'candela.startFailed'

/** It stands in the document, hidden and in each language, and not in a file that may be what is missing. */
export const START_FAILURE_ID = 'start-failure'

const showStartFailure = (): void => {
  const config = document.getElementById(PAGE_CONFIG_ID)?.textContent ?? ''
  const [, language = 'en'] = /"locale":"(..)/.exec(config) ?? []
  const failure = document.getElementById(START_FAILURE_ID)
  document.getElementById('splash')?.remove()
  if (!failure) return
  for (const words of failure.querySelectorAll<HTMLElement>('[lang]')) words.hidden = words.lang !== language
  failure.hidden = false
}

/** Only scripts that the document itself names are deferred: without one of them there is no application. */
const isNeeded = (target: EventTarget | null): boolean => target instanceof HTMLScriptElement && target.defer

export const watchStart = (): void => {
  addEventListener(START_FAILED, showStartFailure)
  addEventListener(
    'error',
    ({ target }) => {
      if (!isNeeded(target)) return
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showStartFailure)
      else showStartFailure()
    },
    true,
  )
}
