import type { OneShare, Share, SharePreview, ShareTimeline } from '@candela/shared-contract'
import { INSTANT } from '@candela/shared-ui/testing'

/** A version for tests: in force since October, and followed in December. */
export const IN_FORCE: Share = {
  id: 7,
  wrs_id_website: 3,
  anw_name: 'Serra',
  anw_website: 'serra.example',
  acc_name: 'Grupo Cariri',
  wrs_type: 'website_percentage_value',
  wrs_valid_from: '2026-10-01',
  wrs_currency: null,
  rev_fixed_value: null,
  rev_fixed_cpm: null,
  rev_percentage_value: '80.00',
  ars_percentage: null,
  conditions: [],
  until: '2099-11-30',
  next_from: '2099-12-01',
  state: 'in_force',
  wrs_note: null,
  set_by: 'Chiara Fontana',
  created_at: INSTANT,
  updated_at: INSTANT,
}

export const PLANNED: Share = {
  ...IN_FORCE,
  id: 8,
  wrs_type: 'specific_per_condition',
  wrs_valid_from: '2099-12-01',
  rev_percentage_value: null,
  ars_percentage: '75.00',
  conditions: [
    {
      rev_device: 'mobile',
      rev_format: 'video',
      rev_technology: 4,
      technology: 'Direct',
      rev_percentage_value: '70.00',
    },
  ],
  until: null,
  next_from: null,
  state: 'planned',
  wrs_note: 'Renewed for a year',
}

export const oneOf = (share: Share, can: OneShare['can']): OneShare => ({
  record: { ...share, timeline: [PLANNED, IN_FORCE] },
  can,
})

export const TIMELINE: ShareTimeline = {
  website: { id: 3, anw_name: 'Serra', anw_website: 'serra.example', acc_name: 'Grupo Cariri' },
  earliest: '2026-11-26',
  versions: [PLANNED, IN_FORCE],
}

const sides = {
  gross: '1000.00',
  publisher_now: '800.00',
  publisher_then: '825.00',
  publisher_change: '25.00',
  platform_now: '200.00',
  platform_then: '175.00',
  platform_change: '-25.00',
}
export const WHAT_IF: SharePreview = {
  from: '2026-10-26',
  to: '2026-11-24',
  currency: 'BRL',
  rows: [{ website: { id: 3, label: 'serra.example' }, ...sides }],
  total: sides,
}
