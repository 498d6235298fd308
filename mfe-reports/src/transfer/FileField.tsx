import { Button, FieldFrame, Icon, useDrop } from '@candela/shared-ui'
import { type ChangeEvent, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { transferMessages } from './messages'

const Chosen = styled.span`
  flex: 1 1 140px;
  min-width: 0;
  overflow-wrap: anywhere;
  color: var(--fg-2);
`

const Zone = styled.span<{ $over: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 16px;
  border: 1.5px dashed ${({ $over }) => ($over ? 'var(--accent)' : 'var(--line-control)')};
  border-radius: var(--r-md);
  background: ${({ $over }) => ($over ? 'var(--bg-selected)' : 'var(--bg-canvas)')};
`

type FileFieldProps = {
  label: string
  help: string
  accept: string
  file: File | null
  error?: string
  onChange: (file: File | null) => void
}

/** One file, dropped or chosen by its button; which one it is stands beside it. */
export const FileField = ({ label, help, accept, file, error, onChange }: FileFieldProps) => {
  const t = transferMessages.useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { over, dropHandlers } = useDrop(false, onChange)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChange(target.files?.[0] ?? null)
    // The same file can be chosen again once it was mended.
    target.value = ''
  }
  return (
    <FieldFrame id={id} label={label} help={help} {...(error !== undefined && { error })}>
      <Zone $over={over} {...dropHandlers}>
        <Icon name="upload" />
        <Chosen role="status">{file?.name ?? t('drop')}</Chosen>
        <Button
          id={id}
          icon="upload"
          aria-invalid={error !== undefined || undefined}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
      </Zone>
      <input ref={input} type="file" hidden accept={accept} aria-label={label} onChange={choose} />
    </FieldFrame>
  )
}
