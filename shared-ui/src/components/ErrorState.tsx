import { commonMessages } from '@candela/shared-ui/runtime'
import { Button } from './Button'
import { StatePanel } from './StatePanel'

export type ErrorStateProps = {
  /** What did not work: "The list did not load". */
  title: string
  /** Why, as far as we know. */
  reason?: string
  onRetry?: () => void
  retrying?: boolean
  /** Support finds the call by it. */
  requestId?: string | null
}

export const ErrorState = ({ title, reason, onRetry, retrying = false, requestId }: ErrorStateProps) => {
  const t = commonMessages.useT()
  const lines = [reason, requestId && t('reference', { id: requestId })].filter(Boolean)
  return (
    <StatePanel
      role="alert"
      icon="alert"
      title={title}
      lines={lines}
      action={
        onRetry && (
          <Button size="sm" busy={retrying} onClick={onRetry}>
            {t('action.tryAgain')}
          </Button>
        )
      }
    />
  )
}
