import { ApiError } from '@candela/shared-auth'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { Button } from '../../components/Button'
import { IconButton } from '../../components/IconButton'
import { saveFile } from '../../saveFile'
import { useFailureWords } from '../form/useFailureWords'
import { listMessages } from './messages'

export type FileButtonProps = {
  /** Asks for the file; it is long in coming when it is large. */
  fetchFile: (timeLimit: number) => Promise<{ file: Blob; name: string | null }>
  /** How the file is called when the server does not say. */
  name: string
  onPhone?: boolean
  disabled?: boolean
}

/** As long as a long list takes. */
const TIME_LIMIT_MS = 120_000

type FileSource = Pick<FileButtonProps, 'fetchFile' | 'name'>

/** What is on the screen as a file, for a menu or a button of one's own. */
export const useFileSave = ({ fetchFile, name }: FileSource) => {
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const [busy, setBusy] = useState(false)

  const save = async () => {
    if (busy) return
    setBusy(true)
    try {
      const answer = await fetchFile(TIME_LIMIT_MS)
      const fileName = answer.name ?? `${name}.csv`
      saveFile(answer.file, fileName)
      addToast({ kind: 'success', title: t('exported'), text: fileName })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({
        kind: 'error',
        title: t('notExported'),
        text: errorMessageOf(error),
        action: { label: words('action.tryAgain'), onAct: () => void save() },
      })
    } finally {
      setBusy(false)
    }
  }
  return { label: t('export'), busy, save }
}

/** What is on the screen as a file, made by the server. */
export const FileButton = ({ fetchFile, name, onPhone = false, disabled = false }: FileButtonProps) => {
  const { label, busy, save } = useFileSave({ fetchFile, name })

  if (onPhone)
    return (
      <IconButton
        icon="download"
        label={label}
        disabled={disabled}
        aria-disabled={busy}
        aria-busy={busy || undefined}
        onClick={() => void save()}
      />
    )
  return (
    <Button icon="download" busy={busy} disabled={disabled} onClick={() => void save()}>
      {label}
    </Button>
  )
}
