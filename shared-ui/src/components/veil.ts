import { css } from 'styled-components'

/**
 * Dims what is old while newer is on its way. It lies over it, in a positioned block: a rule for what is inside would make
 * the browser compute the styles of all of that again.
 */
export const veiled = (isOld: boolean) => css`
  &::after {
    content: ${isOld ? "''" : 'none'};
    position: absolute;
    z-index: 1;
    inset: 0;
    background: color-mix(in srgb, var(--bg-surface) 40%, transparent);
    pointer-events: none;
  }
`
