import { ApiError } from '@candela/shared-auth'
import { Banner, Button, Modal } from '@candela/shared-ui'
import { useFailureWords } from '@candela/shared-ui/pages'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { useTransfersChanged } from './transfer.api'

const Fields = styled.div`
  display: grid;
  gap: 14px;
`

/** What is wrong with a field, for its control. */
export type ErrorOf = (field: string) => { error?: string }

type ActDialogProps = {
  title: string
  /** What the button says that acts. */
  label: string
  text?: ReactNode
  isDanger?: boolean
  /** What is missing or wrong before anything is sent, by field. */
  missing?: Readonly<Record<string, string | undefined>>
  /** Does it, and answers what is said once it is done. */
  act: () => Promise<string>
  onClose: () => void
  children?: (errorOf: ErrorOf) => ReactNode
}

/** One thing that is done to a payment. What is wrong stands under its field, and nothing typed is lost. */
export const ActDialog = (props: ActDialogProps) => {
  const { title, label, text, isDanger = false, missing = {}, act, onClose, children } = props
  const common = commonMessages.useT()
  const failureWords = useFailureWords()
  const changed = useTransfersChanged()
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const own = Object.values(missing).some(Boolean)

  const errorOf: ErrorOf = field => {
    const error = problem?.fields.find(each => each.field === field)?.message ?? (tried ? missing[field] : undefined)
    return error === undefined ? {} : { error }
  }
  const isUnderField = problem?.fields.some(({ field }) => field !== undefined && field in missing) ?? false

  const submit = async () => {
    setTried(true)
    setProblem(null)
    if (busy || own) return
    setBusy(true)
    try {
      const title = await act()
      await changed()
      addToast({ kind: 'success', title })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // How it stands by now is shown behind the question.
      if (error.status === 409) void changed()
      setProblem(error)
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={busy} onClick={() => void submit()}>
            {label}
          </Button>
        </>
      }
    >
      <Fields>
        {problem && !isUnderField && <Banner kind="danger" title={failureWords(problem)} />}
        {text && <p>{text}</p>}
        {children?.(errorOf)}
      </Fields>
    </Modal>
  )
}
