import { styled } from 'styled-components'
import { DELAYS } from '../theme/tokens'

export type SkeletonProps = { width?: string; height?: string; round?: boolean }

const Bone = styled.span<{ $width: string; $height: string; $round: boolean }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${({ $round }) => ($round ? 'var(--r-full)' : 'var(--r-sm)')};
  background: linear-gradient(90deg, var(--bg-active) 25%, var(--bg-hover) 45%, var(--bg-active) 65%);
  background-size: 300% 100%;
  opacity: 0;
  animation:
    shimmer 1.6s linear infinite,
    show 1ms ${DELAYS.skeleton}ms forwards;
`

/** The shape of a thing that is on its way. It stays out of sight for a moment, so quick answers do not flash. */
export const Skeleton = ({ width = '100%', height = '10px', round = false }: SkeletonProps) => (
  <Bone $width={width} $height={height} $round={round} aria-hidden="true" />
)
