import { ACCOUNT_WORDS } from '../entities/accountWords'
import type { Certainty } from '../entities/report'
import type { Language } from '../locales'
import type { Dimension, MetricKey, MissingReason } from '../metrics'
import { en } from './en'
import { es } from './es'
import { it } from './it'
import { pt } from './pt'
import type { Explained, MetricWords } from './words'

/** The words of every number, for screens, files and answers alike. */
export const METRIC_WORDS: Record<Language, Record<MetricKey, Explained>> = {
  en: en.metrics,
  pt: pt.metrics,
  es: es.metrics,
  it: it.metrics,
}

export const MISSING_WORDS: Record<Language, Record<MissingReason, string>> = {
  en: en.missing,
  pt: pt.missing,
  es: es.missing,
  it: it.missing,
}

export const DIMENSION_WORDS: Record<Language, Record<Dimension, string>> = {
  en: en.dimensions,
  pt: pt.dimensions,
  es: es.dimensions,
  it: it.dimensions,
}

export const CERTAINTY_WORDS: Record<Language, Record<Certainty, Explained>> = {
  en: en.states,
  pt: pt.states,
  es: es.states,
  it: it.states,
}

type Words = Partial<Record<Dimension, Record<string, string>>>
const wordsOfKeys = (language: Language, { none: _, ...words }: MetricWords['keys']): Words => ({
  ...words,
  tier: ACCOUNT_WORDS[language].tier,
})

const KEYS: Record<Language, MetricWords['keys']> = { en: en.keys, pt: pt.keys, es: es.keys, it: it.keys }

/** In a file: what people call what a row is about; names that people gave are theirs. */
export const keyWord = (
  language: Language,
  dimension: Dimension,
  key: { id: string | number | null; label: string } | undefined,
): string => wordsOfKeys(language, KEYS[language])[dimension]?.[String(key?.id)] ?? (key?.label || KEYS[language].none)
