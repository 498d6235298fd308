import { ApiError, download, prepareFile } from '@candela/shared-auth'
import { type Endpoint, FILE_FORMATS, type FileFormat, type Schema } from '@candela/shared-contract'
import { useNavigate } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../components/Button'
import { IconButton } from '../../components/IconButton'
import { Menu } from '../../components/Menu'
import { saveFile } from '../../saveFile'
import { useFailureWords } from '../form/useFailureWords'
import { listMessages } from './messages'

/** An endpoint that answers a table as a file. */
export type ExportEndpoint = Endpoint<undefined, undefined, Schema, undefined>

export type FileSource = {
  /** Answers the file, where it is not too long to wait for. */
  endpoint: ExportEndpoint
  question: object
  /** How the file is called when the server does not say. */
  name: string
  /** Known to be too long to wait for. */
  isLong?: boolean
  disabled?: boolean
  /** What is on the screen answers an earlier question, and its columns may not fit this one: a press waits for them. */
  isChanging?: boolean
}

type FileButtonProps = FileSource & { onPhone?: boolean }

/** As long as a long list takes. */
const TIME_LIMIT_MS = 120_000

const FILES = '/export'

/**
 * What is on the screen as a file, made by the server: now, or where it is long in the background. For a menu or buttons
 * of one's own.
 */
export const useFileSave = (source: FileSource | undefined) => {
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const navigate = useNavigate()
  const errorMessageOf = useFailureWords()
  const [busy, setBusy] = useState<FileFormat | null>(null)
  const [waiting, setWaiting] = useState<FileFormat | null>(null)

  const prepare = async ({ endpoint, question }: FileSource, format: FileFormat) => {
    await prepareFile(endpoint, format, question)
    addToast({
      kind: 'info',
      title: t('prepared'),
      text: t('preparedText'),
      action: { label: t('toFiles'), onAct: () => void navigate(FILES) },
      duration: null,
    })
  }

  const fetchFile = async ({ endpoint, question, name }: FileSource, format: FileFormat) => {
    const answer = await download(
      endpoint,
      { body: format === 'csv' ? question : { ...question, format } },
      { timeLimit: TIME_LIMIT_MS },
    )
    const fileName = answer.name ?? `${name}.${format}`
    saveFile(answer.file, fileName)
    addToast({ kind: 'success', title: t('exported'), text: fileName })
  }

  const make = async (format: FileFormat) => {
    if (busy || !source) return
    setBusy(format)
    try {
      if (source.isLong) await prepare(source, format)
      else
        await fetchFile(source, format).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'fileTooLong') return prepare(source, format)
          throw error
        })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({
        kind: 'error',
        title: t('notExported'),
        // A question that no file can answer: what is too much says more than that something is.
        text: error.fields.length > 0 ? error.fields.map(({ message }) => message).join(' ') : errorMessageOf(error),
        action: { label: words('action.tryAgain'), onAct: () => void make(format) },
      })
    } finally {
      setBusy(null)
    }
  }

  const makeWaiting = useEffectEvent(() => {
    setWaiting(null)
    // Where there is nothing to make, the screen says why.
    if (waiting && !source?.disabled) void make(waiting)
  })
  const isReady = waiting !== null && !source?.isChanging
  useEffect(() => {
    if (isReady) makeWaiting()
  }, [isReady])
  const save = (format: FileFormat) => {
    if (busy || waiting) return
    if (source?.isChanging) setWaiting(format)
    else void make(format)
  }
  return { labels: { csv: t('export'), xlsx: t('excel') }, busy: busy ?? waiting, save }
}

/** A button for each form that a file may have; on a phone one that offers them. */
export const FileButton = ({ onPhone = false, ...source }: FileButtonProps) => {
  const { disabled = false } = source
  const t = listMessages.useT()
  const { labels, busy, save } = useFileSave(source)

  if (onPhone)
    return (
      <Menu
        trigger={props => (
          <IconButton
            {...props}
            icon="download"
            label={t('asFile')}
            disabled={disabled}
            aria-busy={busy !== null || undefined}
          />
        )}
        items={FILE_FORMATS.map(format => ({
          id: format,
          label: labels[format],
          icon: 'download',
          onSelect: () => save(format),
        }))}
      />
    )
  return (
    <>
      <Button icon="download" busy={busy === 'csv'} disabled={disabled} onClick={() => save('csv')}>
        {labels.csv}
      </Button>
      <Button busy={busy === 'xlsx'} disabled={disabled} onClick={() => save('xlsx')}>
        {labels.xlsx}
      </Button>
    </>
  )
}
