import { styled } from 'styled-components'

/** Fields side by side, as many as there is room for. */
export const FieldGrid = styled.div<{ $width?: number | undefined }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $width = 300 }) => $width}px), 1fr));
  gap: 16px 20px;
`
