import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { text } from '../../theme/text'
import { Avatar } from '../Avatar'
import { Banner } from '../Banner'
import { CameraDialog } from './CameraDialog'
import { CropDialog } from './CropDialog'
import { photoMessages } from './messages'
import { PhotoButtons } from './PhotoButtons'
import type { Picture } from './picture'
import { readPicture, UnreadablePicture } from './readPicture'
import { useCamera } from './useCamera'
import { useCropped } from './useCropped'
import { useDrop } from './useDrop'
import { type PhotoProblem, useProblemWords } from './useProblemWords'

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

const Root = styled.div<{ $over: boolean }>`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px dashed var(${({ $over }) => ($over ? '--accent' : '--line-control')});
  border-radius: var(--r-lg);
  background: var(${({ $over }) => ($over ? '--accent-soft' : '--bg-surface')});
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
`

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 8px;
  min-width: 0;

  strong {
    font-weight: 500;
  }
  p {
    ${text('small')}
    color: var(--fg-3);
  }
`

const PhotoBox = ({ id = 0, name, src, busy = false, error, onChange, onRemove }: PhotoFieldProps) => {
  const t = photoMessages.useT()
  const labelId = useId()
  const [picture, setPicture] = useState<Picture>()
  const [problem, setProblem] = useState<PhotoProblem>()
  const words = useProblemWords(problem)
  const camera = useCamera(setProblem)
  const { shown, show, forget } = useCropped(src, error)

  const read = async (file: File) => {
    setProblem(undefined)
    try {
      setPicture(await readPicture(file))
    } catch (failure) {
      setProblem(failure instanceof UnreadablePicture ? failure.problem : 'broken')
    }
  }
  const { over, dropHandlers } = useDrop(busy, file => void read(file))

  const use = (photo: Blob) => {
    setPicture(undefined)
    show(photo)
    onChange(photo)
  }

  return (
    <Root role="group" aria-labelledby={labelId} $over={over} {...dropHandlers}>
      <Row>
        <Avatar id={id} name={name} src={shown} size={64} />
        <Words>
          <strong id={labelId}>{t('label')}</strong>
          <p>{t('hint')}</p>
        </Words>
      </Row>
      <PhotoButtons
        hasPhoto={Boolean(shown)}
        busy={busy}
        onFile={file => void read(file)}
        onRefused={() => setProblem('gallery')}
        onTake={() => {
          setProblem(undefined)
          void camera.start()
        }}
        onRemove={
          onRemove &&
          (() => {
            forget()
            onRemove()
          })
        }
      />
      {words && (
        <Banner kind="danger" title={words.title}>
          {words.more}
        </Banner>
      )}
      {!words && error && <Banner kind="danger" title={error} />}
      {camera.stream && (
        <CameraDialog
          stream={camera.stream}
          onTaken={taken => {
            camera.stop()
            setPicture(taken)
          }}
          onCancel={camera.stop}
        />
      )}
      {picture && (
        <CropDialog
          picture={picture}
          onDone={use}
          onFailure={() => {
            setPicture(undefined)
            setProblem('broken')
          }}
          onCancel={() => setPicture(undefined)}
        />
      )}
    </Root>
  )
}

export default PhotoBox
