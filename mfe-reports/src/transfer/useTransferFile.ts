import { ApiError, download } from '@candela/shared-auth'
import { transferEndpoints } from '@candela/shared-contract'
import { saveFile, useFailureWords } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { transferMessages } from './messages'

const FILES = { invoice: transferEndpoints.invoiceFile, proof: transferEndpoints.proofFile }

/** Hands a file of a payment to the browser as it was sent, or says why there is none. */
export const useTransferFile = () => {
  const t = transferMessages.useT()
  const failureWords = useFailureWords()
  return async (which: keyof typeof FILES, id: number): Promise<void> => {
    try {
      const { file, name } = await download(FILES[which], { params: { id } })
      saveFile(file, name ?? t('file'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({ kind: 'error', title: t('fileNotSaved'), text: failureWords(error) })
    }
  }
}
