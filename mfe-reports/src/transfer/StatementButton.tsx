import { ApiError, download } from '@candela/shared-auth'
import { type Transfer, transferEndpoints } from '@candela/shared-contract'
import { Button } from '@candela/shared-ui'
import { saveFile, useFailureWords } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { transferMessages } from './messages'

/** As long as one of thousands of websites takes. */
const TIME_LIMIT_MS = 120_000

/** The payment as a document, made by the server in the language of its reader. */
export const StatementButton = ({ account, month }: Pick<Transfer, 'account' | 'month'>) => {
  const t = transferMessages.useT()
  const failureWords = useFailureWords()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const params = { account: String(account.id), month }
      const { file, name } = await download(
        transferEndpoints.transferStatement,
        { params },
        { timeLimit: TIME_LIMIT_MS },
      )
      saveFile(file, name ?? `${t('file')}.pdf`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({ kind: 'error', title: t('notSaved'), text: failureWords(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void save()}>
      {t('statement')}
    </Button>
  )
}
