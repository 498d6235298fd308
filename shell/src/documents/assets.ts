/** Public addresses of what the build made. */
export type DocumentAssets = {
  boot: string
  /** The scripts of each entry, in the order in which they run. */
  auth: string[]
  app: string[]
  /** What the application asks for as soon as it runs. */
  appNext: string[]
  /** The library of rows: the application fetches it when a list may come. */
  grid: string
  fonts: { latin: string; latinExt: string; mono: string }
  dots: string
  favicon: string
}
