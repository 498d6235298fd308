import { commonMessages } from '@candela/shared-ui/runtime'
import { useId, useRef, useState } from 'react'
import { Button } from '../Button'
import { Modal } from '../Modal'
import { CropCanvas } from './CropCanvas'
import { firstCrop, MAX_ZOOM, zoomedTo, zoomOf } from './crop'
import { Controls, Help, Preview, Stage, Zoom } from './cropStyle'
import { photoMessages } from './messages'
import { cutOut, type Picture } from './picture'
import { useCropGestures } from './useCropGestures'

type CropDialogProps = {
  picture: Picture
  onDone: (photo: Blob) => void
  onFailure: () => void
  onCancel: () => void
}

export const CropDialog = ({ picture, onDone, onFailure, onCancel }: CropDialogProps) => {
  const common = commonMessages.useT()
  const t = photoMessages.useT()
  const helpId = useId()
  const stage = useRef<HTMLDivElement>(null)
  const [crop, setCrop] = useState(() => firstCrop(picture))
  const [busy, setBusy] = useState(false)
  const gestures = useCropGestures(stage, picture, setCrop)
  const zoom = zoomOf(crop, picture)

  const finish = () => {
    setBusy(true)
    cutOut(picture, crop).then(onDone, onFailure)
  }

  return (
    <Modal
      open
      title={t('crop.title')}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{common('action.cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={finish}>
            {t('crop.use')}
          </Button>
        </>
      }
    >
      {/* An application: a screen reader hands its arrow keys over. */}
      <Stage
        ref={stage}
        role="application"
        aria-label={t('crop.area')}
        aria-describedby={helpId}
        tabIndex={0}
        data-autofocus=""
        {...gestures}
      >
        <CropCanvas picture={picture} crop={crop} pixels={576} />
      </Stage>
      <Help id={helpId}>{t('crop.help')}</Help>
      <Controls>
        <Zoom>
          {t('crop.zoom')}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            aria-valuetext={t('crop.percent', { percent: Math.round(zoom * 100) })}
            onChange={event => setCrop(zoomedTo(crop, picture, event.target.valueAsNumber))}
          />
        </Zoom>
        <Preview>
          <span>
            <CropCanvas picture={picture} crop={crop} pixels={128} />
          </span>
          <figcaption>{t('crop.preview')}</figcaption>
        </Preview>
      </Controls>
    </Modal>
  )
}
