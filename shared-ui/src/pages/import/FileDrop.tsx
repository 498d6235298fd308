import { type ChangeEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { useDrop } from '../../components/photo/useDrop'
import { useFormat } from '../../useFormat'
import { importMessages } from './messages'

const Zone = styled.div<{ $over: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 20px 16px;
  border: 1.5px dashed ${({ $over }) => ($over ? 'var(--accent)' : 'var(--line-control)')};
  border-radius: var(--r-md);
  background: ${({ $over }) => ($over ? 'var(--bg-selected)' : 'var(--bg-canvas)')};
`

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font-weight: 500;
  }
  span {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
`

type FileDropProps = { file: File | null; busy: boolean; onFile: (file: File) => void }

/** One file, dropped or chosen; it stays named here whatever becomes of it. */
export const FileDrop = ({ file, busy, onFile }: FileDropProps) => {
  const t = importMessages.useT()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const { over, dropHandlers } = useDrop(busy, onFile)

  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    // The same file can be chosen again, after it was put right.
    target.value = ''
    if (chosen) onFile(chosen)
  }

  return (
    <Zone $over={over} {...dropHandlers}>
      <Icon name="upload" />
      <Words>
        <b>{file ? file.name : t('drop')}</b>
        <span>{file ? t('size', { size: format.number(Math.ceil(file.size / 1024)) }) : t('limits')}</span>
      </Words>
      <Button icon="upload" busy={busy} onClick={() => input.current?.click()}>
        {t(file ? 'action.other' : 'action.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={t('action.choose')}
        onChange={onChosen}
      />
    </Zone>
  )
}
