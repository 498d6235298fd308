import { ApiError, call } from '@candela/shared-auth'
import { reportRowEndpoints } from '@candela/shared-contract'
import { useFailureWords } from '@candela/shared-ui/pages'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { rowMessages } from './messages'
import { useRowsChanged } from './row.api'

/** Says what was done to a row and offers to take it back. */
export const useRowUndo = () => {
  const t = rowMessages.useT()
  const common = commonMessages.useT()
  const failureWords = useFailureWords()
  const onChanged = useRowsChanged()

  const undo = async (transaction: string) => {
    try {
      const { refused } = await call(reportRowEndpoints.bulk, { body: { action: 'undo', payload: { transaction } } })
      const [first] = refused
      addToast(first ? { kind: 'error', title: first.message } : { kind: 'success', title: t('undone') })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({ kind: 'error', title: failureWords(error) })
    }
    await onChanged()
  }

  return (transaction: string, title: string) => {
    addToast({
      kind: 'success',
      title,
      action: { label: common('action.undo'), onAct: () => void undo(transaction) },
    })
    void onChanged()
  }
}
