import { commonMessages } from '@candela/shared-ui/runtime'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button'
import { Modal } from '../Modal'
import { photoMessages } from './messages'
import type { Picture } from './picture'

/** As in a mirror, unless the camera looks away from whoever holds it. */
const Video = styled.video<{ $mirrored: boolean }>`
  display: block;
  width: min(360px, 100%);
  margin: 8px auto 0;
  border-radius: var(--r-lg);
  background: var(--bg-sunken);
  aspect-ratio: 1;
  object-fit: cover;
  transform: ${({ $mirrored }) => ($mirrored ? 'scaleX(-1)' : 'none')};
`

const looksAway = (stream: MediaStream) => stream.getVideoTracks()[0]?.getSettings().facingMode === 'environment'

const pictureOf = (video: HTMLVideoElement): Picture => {
  const size = { width: video.videoWidth, height: video.videoHeight }
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return { image: canvas, ...size }
}

type CameraDialogProps = { stream: MediaStream; onTaken: (picture: Picture) => void; onCancel: () => void }

export const CameraDialog = ({ stream, onTaken, onCancel }: CameraDialogProps) => {
  const common = commonMessages.useT()
  const t = photoMessages.useT()
  const video = useRef<HTMLVideoElement>(null)
  const [ready, setReady] = useState(false)

  useLayoutEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])

  return (
    <Modal
      open
      title={t('camera.title')}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{common('action.cancel')}</Button>
          <Button
            variant="primary"
            icon="camera"
            disabled={!ready}
            onClick={() => video.current && onTaken(pictureOf(video.current))}
          >
            {t('take')}
          </Button>
        </>
      }
    >
      <Video
        ref={video}
        aria-label={t('camera.view')}
        autoPlay
        muted
        playsInline
        $mirrored={!looksAway(stream)}
        onLoadedData={() => setReady(true)}
      />
    </Modal>
  )
}
