import { lazyPart } from '../lazyPart'
import type { PhotoFieldProps } from './PhotoBox'

export type { PhotoFieldProps }

/** A photo that is dropped, chosen or taken, and cropped. It comes late: most people never change theirs. */
export const PhotoField = lazyPart<PhotoFieldProps>(async () => {
  const [box, { photoMessages }] = await Promise.all([import('./PhotoBox'), import('./messages')])
  // Words in English are better than no photo.
  await photoMessages.load().catch(() => undefined)
  return box
})
