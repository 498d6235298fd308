import { lazyPart } from '../lazyPart'

export type PhotoFieldProps = {
  /** Whose photo it is: without one there are their initials. */
  name: string
  /** Gives the initials their tint. */
  id?: number
  /** The photo that is there: an address that the page may show, such as one of an object. */
  src?: string
  /** Being sent or removed. */
  busy?: boolean
  /** Why the last one was not saved: then the photo of before is shown again. */
  error?: string
  /** A square JPEG of 512 pixels, cropped by the person. */
  onChange: (photo: Blob) => void
  onRemove?: () => void
}

/** A photo that is dropped, chosen or taken, and cropped. It comes late: most people never change theirs. */
export const PhotoField = lazyPart<PhotoFieldProps>(async () => {
  const [box, { photoMessages }] = await Promise.all([import('./PhotoBox'), import('./messages')])
  // Words in English are better than no photo.
  await photoMessages.load().catch(() => undefined)
  return box
})
