import type { Language } from '@candela/shared-contract'

/** Texts of one namespace in one language, nested as deep as it reads well. */
export type Messages = { readonly [key: string]: string | Messages }

/** English is the source; these are translations of it. */
export type OtherLanguage = Exclude<Language, 'en'>

type PluralBase<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K

/** Every text by its dotted path. Plural forms are called by their common name: `items_one`, `items_other` → `items`. */
export type KeyOf<M> = {
  [K in keyof M & string]: M[K] extends string ? PluralBase<K> : `${K}.${KeyOf<M[K]>}`
}[keyof M & string]

type NodeAt<M, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof M
    ? NodeAt<M[Head], Rest>
    : never
  : M

type LastOf<K extends string> = K extends `${string}.${infer Rest}` ? LastOf<Rest> : K

type FormsOf<Node, Last extends string> = Extract<keyof Node, Last | `${Last}_one` | `${Last}_other`>

type TextAt<M, K extends string> = NodeAt<M, K>[FormsOf<NodeAt<M, K>, LastOf<K>>]

type Trim<S extends string> = S extends ` ${infer Rest}` | `${infer Rest} ` ? Trim<Rest> : S

/** `{{name}}` and `{{count, number}}` alike give the name. */
type NameIn<Hole extends string> = Trim<Hole extends `${infer Name},${string}` ? Name : Hole>

type NamesIn<Text> = Text extends `${string}{{${infer Hole}}}${infer Rest}` ? NameIn<Hole> | NamesIn<Rest> : never

type PluralNames<M, K extends string> = K extends string
  ? `${LastOf<K>}_other` extends keyof NodeAt<M, K>
    ? 'count'
    : never
  : never

type NamesAt<M, K extends string> = NamesIn<TextAt<M, K>> | PluralNames<M, K>

/** No second argument for a plain text; exactly the placeholders for the others. */
export type ParamsOf<M, K extends string> = [NamesAt<M, K>] extends [never]
  ? []
  : [params: { readonly [Name in NamesAt<M, K>]: Name extends 'count' ? number : string | number }]

export type Translate<M> = <K extends KeyOf<M>>(key: K, ...params: ParamsOf<M, K>) => string

/**
 * What a translation must have: the same keys, and for each plural also the form for many (a million and more), which
 * Portuguese, Spanish and Italian tell apart and English does not.
 */
export type Translation<M> = {
  readonly [K in keyof M]: M[K] extends string ? string : Translation<M[K]>
} & {
  readonly [K in keyof M as K extends `${infer Base}_other` ? `${Base}_many` : never]: string
}

/** The texts themselves, or where to fetch them when somebody reads that language. */
export type TranslationSource<M> = Translation<M> | (() => Promise<{ default: Translation<M> }>)

export type MessageSet<M> = {
  namespace: string
  /** For components: follows a change of the language. */
  useT: () => Translate<M>
  /** For everything else: the language at the time of the call. */
  t: Translate<M>
  /** Makes the texts of a language available. A screen that comes later does this before it shows. */
  load: (language?: Language) => Promise<void>
}
