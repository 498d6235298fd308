import type { Certainty } from '../entities/report'
import type { Dimension, MetricKey, MissingReason } from '../metrics'
import type { TYPES } from '../types'

/** What something is called, and what it means in a sentence: of a metric how it is worked out. */
export type Explained = { label: string; help: string }

export type MetricWords = {
  metrics: Record<MetricKey, Explained>
  /** Why there is a dash in the place of a number. */
  missing: Record<MissingReason, string>
  dimensions: Record<Dimension, string>
  states: Record<Certainty, Explained>
  /** What the platform calls a format, a device and a type of ad, and what has none. */
  keys: {
    device: Record<(typeof TYPES.device)[number], string>
    adType: Record<(typeof TYPES.adType)[number], string>
    format: Record<(typeof TYPES.formatName)[number], string>
    none: string
  }
}
