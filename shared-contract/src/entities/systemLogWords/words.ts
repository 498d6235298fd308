import type { en } from './en'

type Words = typeof en

/** In every language the same keys as in English. */
export type SystemLogWords = { file: string } & {
  [K in Exclude<keyof Words, 'file'>]: Record<keyof Words[K], string>
}
