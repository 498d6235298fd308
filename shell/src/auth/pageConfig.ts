import { PAGE_CONFIG_ID, type PageConfig } from '@candela/shared-contract'
import { useSyncExternalStore } from 'react'

const read = (): PageConfig | null => {
  try {
    return JSON.parse(document.getElementById(PAGE_CONFIG_ID)?.textContent ?? 'null') as PageConfig | null
  } catch {
    return null
  }
}

let config: PageConfig | null | undefined

/** What the gateway wrote into this page; null where no gateway did. */
const getPageConfig = (): PageConfig | null => {
  config ??= read()
  return config
}

const never = () => () => {}

/** Null in the first render, which has to match a document that was rendered before there was any configuration. */
export const usePageConfig = (): PageConfig | null => useSyncExternalStore(never, getPageConfig, () => null)
