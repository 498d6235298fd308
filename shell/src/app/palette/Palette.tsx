import { useOverlayRoot } from '@candela/shared-ui/runtime'
import { createPortal } from 'react-dom'
import { setPalette, useFrame } from '../frame/useFrame'
import { OpenPalette } from './OpenPalette'

/** Ctrl K: every page that the person may open, by its name. */
export const Palette = () => {
  const open = useFrame(frame => frame.palette)
  const root = useOverlayRoot()
  return open && root ? createPortal(<OpenPalette onClose={() => setPalette(false)} />, root) : null
}
