import { PhotoField } from '@candela/shared-ui'
import { useObjectUrl } from './access/useObjectUrl'

type PhotoToComeProps = { name: string; photo: Blob | null; onChange: (photo: Blob | null) => void }

/** A picture of somebody who is not there yet: kept here until they are saved. */
export const PhotoToCome = ({ name, photo, onChange }: PhotoToComeProps) => (
  <PhotoField
    name={name}
    src={useObjectUrl(photo)}
    onChange={onChange}
    onRemove={photo ? () => onChange(null) : undefined}
  />
)
