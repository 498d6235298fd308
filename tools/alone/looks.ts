import { themeCss } from '@candela/shared-ui/theme'
import { applyTheme, readThemeChoice, resolveTheme } from '@candela/shared-ui/theme/choice'

const FONTS = {
  latin: new URL('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2', import.meta.url).href,
  latinExt: new URL('@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2', import.meta.url).href,
  mono: new URL('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2', import.meta.url)
    .href,
}

/** The stylesheet and the theme that the shell's documents bring: what a page without a shell begins with. */
const style = document.createElement('style')
style.textContent = themeCss(FONTS)
document.head.append(style)
applyTheme(resolveTheme(readThemeChoice()))
