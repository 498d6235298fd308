import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Inter, as the screens have it: Latin, Greek and Cyrillic, with figures of one width. */
const FILES = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  semibold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
}
export type Weight = keyof typeof FILES

export type Typeface = {
  files: Record<Weight, Buffer>
  has: (codePoint: number) => boolean
}

const load = async (): Promise<Typeface> => {
  // From beside this file the packages are found as well in sources as in the bundle.
  const { resolve } = createRequire(__filename)
  const [{ create }, regular, semibold] = await Promise.all([
    import('fontkit'),
    readFile(resolve(FILES.regular)),
    readFile(resolve(FILES.semibold)),
  ])
  const font = create(regular)
  const known = new Set('characterSet' in font ? font.characterSet : [])
  return { files: { regular, semibold }, has: codePoint => known.has(codePoint) }
}

let loaded: Promise<Typeface> | undefined

/** Read when the first document is made: nobody else pays for it. */
export const typeface = (): Promise<Typeface> => {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}
