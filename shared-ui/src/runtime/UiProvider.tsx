import { type ReactNode, useEffect } from 'react'
import { StyleSheetManager } from 'styled-components'
import { SpokenProvider } from './i18n/SpokenProvider'
import { STYLE_PLUGINS } from './nestedAtRules'
import { watchTheme } from './theme'

type UiProviderProps = {
  /** Of this page's content security policy, for the styles that components insert. */
  nonce?: string
  children: ReactNode
}

/** Stands once around everything. Texts and theme are module state, so areas share them whoever brings them. */
export const UiProvider = ({ nonce, children }: UiProviderProps) => {
  useEffect(() => watchTheme(), [])
  return (
    <StyleSheetManager nonce={nonce} stylisPlugins={STYLE_PLUGINS}>
      <SpokenProvider>{children}</SpokenProvider>
    </StyleSheetManager>
  )
}
