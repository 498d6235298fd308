import { ApiError, call, download } from '@candela/shared-auth'
import { type Endpoint, exportEndpoints, type FileFormat, type Schema } from '@candela/shared-contract'
import { useNavigate } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { Button } from '../../components/Button'
import { IconButton } from '../../components/IconButton'
import { saveFile } from '../../saveFile'
import { useFailureWords } from '../form/useFailureWords'
import { listMessages } from './messages'

/** An endpoint that answers a table as a file. */
export type ExportEndpoint = Endpoint<undefined, undefined, Schema, undefined>

export type FileButtonProps = {
  /** Answers the file, where it is not too long to wait for. */
  endpoint: ExportEndpoint
  question: object
  /** How the file is called when the server does not say. */
  name: string
  onPhone?: boolean
  disabled?: boolean
}

/** As long as a long list takes. */
const TIME_LIMIT_MS = 120_000

const FILES = '/export'

/** What is on the screen as a file, made by the server: now, or where it is long in the background. */
export const FileButton = ({ endpoint, question, name, onPhone = false, disabled = false }: FileButtonProps) => {
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const navigate = useNavigate()
  const errorMessageOf = useFailureWords()
  const [busy, setBusy] = useState<FileFormat | null>(null)

  const prepare = async (exp_format: FileFormat) => {
    const exp_report = endpoint.path.split('/')[1] ?? ''
    await call(exportEndpoints.store, { body: { exp_report, exp_format, question: { ...question } } })
    addToast({
      kind: 'info',
      title: t('prepared'),
      text: t('preparedText'),
      action: { label: t('toFiles'), onAct: () => navigate(FILES) },
      duration: null,
    })
  }

  const fetchFile = async (format: FileFormat) => {
    const answer = await download(
      endpoint,
      { body: format === 'csv' ? question : { ...question, format } },
      { timeLimit: TIME_LIMIT_MS },
    )
    const fileName = answer.name ?? `${name}.${format}`
    saveFile(answer.file, fileName)
    addToast({ kind: 'success', title: t('exported'), text: fileName })
  }

  const save = async (format: FileFormat) => {
    if (busy) return
    setBusy(format)
    try {
      await fetchFile(format).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'fileTooLong') return prepare(format)
        throw error
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({
        kind: 'error',
        title: t('notExported'),
        text: errorMessageOf(error),
        action: { label: words('action.tryAgain'), onAct: () => void save(format) },
      })
    } finally {
      setBusy(null)
    }
  }

  if (onPhone)
    return (
      <IconButton
        icon="download"
        label={t('export')}
        disabled={disabled}
        aria-disabled={busy !== null}
        aria-busy={busy !== null || undefined}
        onClick={() => void save('csv')}
      />
    )
  return (
    <>
      <Button icon="download" busy={busy === 'csv'} disabled={disabled} onClick={() => void save('csv')}>
        {t('export')}
      </Button>
      <Button busy={busy === 'xlsx'} disabled={disabled} onClick={() => void save('xlsx')}>
        {t('excel')}
      </Button>
    </>
  )
}
