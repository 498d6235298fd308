import { Avatar, PhotoField, TwoLines } from '@candela/shared-ui'
import { useEffect, useState } from 'react'
import { Chapter, Sample } from '../Chapter'

const SIZES = [22, 28, 36, 64] as const
const TINTS = [0, 1, 2, 3, 4]

/** As a screen does that keeps the photo until it is saved. */
const useKept = () => {
  const [photo, setPhoto] = useState<Blob>()
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const url = photo && URL.createObjectURL(photo)
    setSrc(url)
    return () => {
      if (url) URL.revokeObjectURL(url)
    }
  }, [photo])
  return { photo, src, setPhoto }
}

const Photos = () => {
  const { photo, src, setPhoto } = useKept()
  return (
    <Chapter title="Photos">
      <Sample of="PhotoField" stacked>
        <PhotoField name="Lívia Prado" id={7} src={src} onChange={setPhoto} onRemove={() => setPhoto(undefined)} />
        {photo && (
          <p>
            {photo.type}, {photo.size} bytes
          </p>
        )}
        <PhotoField name="Otto Lindqvist" id={3} busy onChange={() => undefined} />
        <PhotoField name="Ana" error="The value is invalid" onChange={() => undefined} />
      </Sample>
      <Sample of="Avatar">
        {SIZES.map(size => (
          <Avatar key={size} id={7} name="Lívia Prado" src={src} size={size} />
        ))}
        {TINTS.map(id => (
          <Avatar key={id} id={id} name="Otto Lindqvist" size={36} />
        ))}
      </Sample>
      <Sample of="TwoLines">
        <Avatar id={7} name="Lívia Prado" />
        <TwoLines below="livia.prado@candela.example">Lívia Prado</TwoLines>
      </Sample>
    </Chapter>
  )
}

export default Photos
