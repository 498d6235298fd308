import { PAGE_CONFIG_ID, type PageConfig, pageConfigSchema } from '@candela/shared-contract'
import { createContext, useContext } from 'react'

/** What the gateway wrote into this page. */
export const readPage = (): PageConfig =>
  pageConfigSchema.parse(JSON.parse(document.getElementById(PAGE_CONFIG_ID)?.textContent ?? 'null'))

const RegistryContext = createContext<PageConfig['registry']>({ schema: 1, remotes: [] })

export const RegistryProvider = RegistryContext.Provider

export const useRegistry = (): PageConfig['registry'] => useContext(RegistryContext)
