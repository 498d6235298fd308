import { BRAND } from '@candela/shared-contract'
import { styled } from 'styled-components'

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font: 600 15px/20px var(--font-ui);
  font-variation-settings: var(--optical-display);
  letter-spacing: -0.015em;
`

const Mark = styled.svg`
  display: block;
  flex: none;
`

const FLAME = 'M12.2 4.2c.5 2.7 4.3 4.7 4.3 9a4.5 4.5 0 0 1-9 .1c0-1.9 1-3 2-4.2 1.1-1.3 2.3-2.7 2.7-4.9z'
const HEART = 'M12 11.8c.2 1.2 1.7 1.9 1.7 3.5a1.7 1.7 0 0 1-3.4 0c0-1.5 1.4-2.1 1.7-3.5z'

type LogoProps = {
  /** Edge of the mark in pixels. */
  size?: number
  /** Leaves the name to assistive technology, where there is room for the mark only. */
  markOnly?: boolean
}

export const Logo = ({ size = 22, markOnly = false }: LogoProps) => (
  <Row>
    <Mark
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(markOnly ? { role: 'img', 'aria-label': BRAND.name } : { 'aria-hidden': true })}
    >
      <rect width="24" height="24" rx="6" fill="var(--logo-bg)" />
      <path d={FLAME} fill="var(--flame)" />
      <path d={HEART} fill="var(--logo-bg)" />
    </Mark>
    {markOnly ? null : BRAND.name}
  </Row>
)
