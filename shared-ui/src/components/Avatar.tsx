import { styled } from 'styled-components'

export type AvatarSize = 22 | 28 | 36 | 64

const FONT_SIZES: Record<AvatarSize, number> = { 22: 9, 28: 11, 36: 13, 64: 20 }

const TINTS = 5

const Root = styled.span<{ $size: AvatarSize; $tint: number }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: var(--tint-${({ $tint }) => $tint}-bg);
  color: var(--tint-${({ $tint }) => $tint}-fg);
  font-size: ${({ $size }) => FONT_SIZES[$size]}px;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.01em;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const firstLetter = (word: string) => [...word][0]?.toLocaleUpperCase() ?? ''

/** Of the first and the last name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  return firstLetter(words[0] ?? '') + firstLetter(last ?? '')
}

export type AvatarProps = {
  /** Gives the tint, so that a person looks the same everywhere. */
  id: number
  name: string
  /** The photo: an address that the page may show, such as one of an object. */
  src?: string
  size?: AvatarSize
}

/** Decoration beside a name. */
export const Avatar = ({ id, name, src, size = 28 }: AvatarProps) => (
  <Root $size={size} $tint={(id % TINTS) + 1} aria-hidden="true">
    {src ? <img src={src} alt="" /> : initialsOf(name)}
  </Root>
)
