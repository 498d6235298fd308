import type { TextStyleName } from './tokens'

/**
 * The declarations of a text style, for a template: `${text('page-title')}`. The `font` shorthand resets the features
 * that the body sets, so they are taken over again.
 */
export const text = (name: TextStyleName): string =>
  `font: var(--text-${name});
  font-feature-settings: inherit;
  font-variation-settings: var(--optical-${name});
  letter-spacing: var(--tracking-${name});`
