import type { Language } from '../locales'
import { type ContractMessages, en } from './en'
import { es } from './es'
import { it } from './it'
import { pt } from './pt'

export type { ContractMessages }

export const contractMessages: Record<Language, ContractMessages> = { en, pt, es, it }
