import { BREAKPOINTS } from './tokens'

/** Just under, so that a width of exactly 975 px (or 975.5 on a zoomed page) belongs to the wider layout. */
const below = (width: number) => `@media (max-width: ${width - 0.02}px)`

export const media = {
  phone: below(BREAKPOINTS.phone),
  narrow: below(BREAKPOINTS.narrow),
  belowDesktop: below(BREAKPOINTS.desktop),
  /** Fingers: targets grow to 44 px. */
  touch: '@media (pointer: coarse)',
} as const
