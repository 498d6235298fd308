import { styled } from 'styled-components'
import { ICON_PATHS, type IconName } from './iconPaths'

const Svg = styled.svg`
  display: block;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** Icons that are made of dots. */
const DOTTED: ReadonlySet<IconName> = new Set(['dots', 'drag'])

const strokeOf = (name: IconName, size: number) => {
  if (DOTTED.has(name)) return 2.2
  // Drawn smaller, the same line would look thin.
  return size < 14 ? 1.7 : 1.4
}

type IconProps = { name: IconName; size?: 12 | 14 | 16 }

/** Decoration: what it stands for is said by the words beside it or by the name of its button. */
export const Icon = ({ name, size = 16 }: IconProps) => (
  <Svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    strokeWidth={strokeOf(name, size)}
    aria-hidden="true"
    focusable="false"
  >
    <path d={ICON_PATHS[name]} />
  </Svg>
)
