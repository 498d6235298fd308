import { Button, FieldFrame } from '@candela/shared-ui'
import { type ChangeEvent, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { transferMessages } from './messages'

const Chosen = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  color: var(--fg-2);
`

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`

type FileFieldProps = {
  label: string
  help: string
  accept: string
  file: File | null
  error?: string
  onChange: (file: File | null) => void
}

/** One file, chosen by its button; which one it is stands beside it. */
export const FileField = ({ label, help, accept, file, error, onChange }: FileFieldProps) => {
  const t = transferMessages.useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChange(target.files?.[0] ?? null)
    // The same file can be chosen again once it was mended.
    target.value = ''
  }
  return (
    <FieldFrame id={id} label={label} help={help} {...(error !== undefined && { error })}>
      <Line>
        <Button
          id={id}
          icon="upload"
          aria-invalid={error !== undefined || undefined}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
        <Chosen role="status">{file?.name}</Chosen>
      </Line>
      <input ref={input} type="file" hidden accept={accept} aria-label={label} onChange={choose} />
    </FieldFrame>
  )
}
