import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Crop } from './crop'
import { type Picture, paint } from './picture'

const Canvas = styled.canvas`
  display: block;
  width: 100%;
  height: 100%;
`

type CropCanvasProps = { picture: Picture; crop: Crop; pixels: number }

/** The square as it will be. */
export const CropCanvas = ({ picture, crop, pixels }: CropCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) paint(canvas.current, picture, crop)
  }, [picture, crop])
  return <Canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" />
}
