import { ApiError, download } from '@candela/shared-auth'
import { type Endpoint, type ListState, listRequestOf, type Schema } from '@candela/shared-contract'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { Button } from '../../components/Button'
import { IconButton } from '../../components/IconButton'
import { saveFile } from '../../saveFile'
import { useFailureWords } from '../form/useFailureWords'
import { listMessages } from './messages'
import type { ListAsks } from './useListData'

/** An endpoint that answers a list as a file. */
export type ExportEndpoint = Endpoint<undefined, undefined, Schema, undefined>

/** As long as a long list takes. */
const TIME_LIMIT_MS = 120_000

type ExportButtonProps = {
  endpoint: ExportEndpoint
  state: ListState
  asks?: ListAsks | undefined
  /** The fields in sight, in their order. */
  columns: readonly string[]
  /** How the file is called when the server does not say. */
  name: string
  onPhone: boolean
}

/** The list as a file: the rows, the order and the columns that are seen. */
export const ExportButton = ({ endpoint, state, asks, columns, name, onPhone }: ExportButtonProps) => {
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const wordsFor = useFailureWords()
  const [busy, setBusy] = useState(false)

  const save = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { page: _, perPage: __, ...question } = listRequestOf(state)
      const answer = await download(endpoint, { body: { ...question, ...asks, columns } }, { timeLimit: TIME_LIMIT_MS })
      const fileName = answer.name ?? `${name}.csv`
      saveFile(answer.file, fileName)
      addToast({ kind: 'success', title: t('exported'), text: fileName })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({
        kind: 'error',
        title: t('notExported'),
        text: wordsFor(error),
        action: { label: words('action.tryAgain'), onAct: () => void save() },
      })
    } finally {
      setBusy(false)
    }
  }

  if (onPhone)
    return (
      <IconButton
        icon="download"
        label={t('export')}
        aria-disabled={busy}
        aria-busy={busy || undefined}
        onClick={() => void save()}
      />
    )
  return (
    <Button icon="download" busy={busy} onClick={() => void save()}>
      {t('export')}
    </Button>
  )
}
