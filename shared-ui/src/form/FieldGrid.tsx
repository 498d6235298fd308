import { styled } from 'styled-components'

const GAP = 20

/** Of no width of their own: two, however much room there is. */
const leastOf = ($width: number | undefined): string =>
  $width === undefined ? `max(300px, (100% - ${GAP}px) / 2)` : `${$width}px`

/** Fields side by side, as many as there is room for. */
export const FieldGrid = styled.div<{ $width?: number | undefined }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $width }) => leastOf($width)}), 1fr));
  gap: 16px ${GAP}px;
`
