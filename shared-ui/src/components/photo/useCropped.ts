import { useEffect, useState } from 'react'

/** Shows what was just cropped until its owner shows the new photo, or says why there is none. */
export const useCropped = (src: string | undefined, error: string | undefined) => {
  const [url, setUrl] = useState<string>()
  const forget = () => setUrl(undefined)

  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url])
  useEffect(() => {
    if (src) setUrl(undefined)
  }, [src])
  useEffect(() => {
    if (error) setUrl(undefined)
  }, [error])

  return { shown: url ?? src, show: (photo: Blob) => setUrl(URL.createObjectURL(photo)), forget }
}
