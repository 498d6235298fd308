import { commonMessages } from '@candela/shared-ui/runtime'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button'
import { photoMessages } from './messages'
import { KINDS } from './picture'

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`

const Saving = styled.span`
  color: var(--fg-3);
`

type PhotoButtonsProps = {
  hasPhoto: boolean
  busy: boolean
  onFile: (file: File) => void
  /** The browser did not show its files. */
  onRefused: () => void
  onTake: () => void
  onRemove?: () => void
}

/** Nothing is taken out of reach while a photo is being saved: the focus would be lost. */
export const PhotoButtons = ({ hasPhoto, busy, onFile, onRefused, onTake, onRemove }: PhotoButtonsProps) => {
  const common = commonMessages.useT()
  const t = photoMessages.useT()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const removing = useRef(false)

  const choose = () => {
    if (busy) return
    try {
      input.current?.click()
    } catch {
      onRefused()
    }
  }

  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file) onFile(file)
  }

  const take = () => {
    if (!busy) onTake()
  }

  const remove = () => {
    if (busy) return
    removing.current = true
    onRemove?.()
  }

  useEffect(() => {
    // The button that was pressed is gone with the photo.
    if (hasPhoto || !removing.current) return
    removing.current = false
    if (document.activeElement === document.body) chooser.current?.focus()
  }, [hasPhoto])

  return (
    <Buttons>
      <Button ref={chooser} size="sm" icon="upload" aria-disabled={busy} onClick={choose}>
        {t(hasPhoto ? 'change' : 'choose')}
      </Button>
      <Button size="sm" icon="camera" aria-disabled={busy} onClick={take}>
        {t('take')}
      </Button>
      {hasPhoto && onRemove && (
        <Button size="sm" icon="trash" aria-disabled={busy} onClick={remove}>
          {t('remove')}
        </Button>
      )}
      <input ref={input} type="file" hidden accept={KINDS.join(',')} aria-label={t('choose')} onChange={onChosen} />
      <Saving role="status">{busy && common('state.saving')}</Saving>
    </Buttons>
  )
}
