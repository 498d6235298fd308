import { lazyPart } from '@candela/shared-ui'
import { useOverlayRoot } from '@candela/shared-ui/runtime'
import { createPortal } from 'react-dom'
import { setPalette, useFrame } from '../frame/useFrame'

const Nothing = () => null
const OpenPalette = lazyPart(() => import(/* webpackPrefetch: true */ './OpenPalette'), Nothing)

/** Ctrl K: every page that the person may open, by its name. */
export const Palette = () => {
  const open = useFrame(frame => frame.palette)
  const root = useOverlayRoot()
  return open && root ? createPortal(<OpenPalette onClose={() => setPalette(false)} />, root) : null
}
