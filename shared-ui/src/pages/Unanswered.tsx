import { ApiError } from '@candela/shared-auth'
import { commonMessages } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ErrorState } from '../components/ErrorState'
import { isAskedAgain, StillTrying } from '../components/StillTrying'
import { useReasonWords } from './form/useFailureWords'

const Place = styled.div`
  position: relative;
  display: grid;
  /* The note fits into it. */
  min-height: 36px;
`

/** As much of a query as is needed while it has no answer. */
type PendingQuery = {
  error: Error | null
  isFetching: boolean
  failureCount: number
  fetchStatus: string
  refetch: () => unknown
}

export type UnansweredProps = {
  query: PendingQuery
  /** What did not work, where the call's own words do not say it well. */
  title?: string
  /** Shown while the answer is on its way. */
  children: ReactNode
}

/** Stands where an answer will be: it is on its way, asked for again, or did not come. */
export const Unanswered = ({ query, title, children }: UnansweredProps) => {
  const common = commonMessages.useT()
  const reasonOf = useReasonWords()
  const { error, isFetching, refetch } = query
  if (!error)
    return (
      <Place>
        <StillTrying when={isAskedAgain(query)} />
        {children}
      </Place>
    )
  const known = error instanceof ApiError ? error : undefined
  return (
    <ErrorState
      title={title ?? common(known ? `failure.${known.failure}` : 'error.internal')}
      // What is wrong with a field says more than that something is.
      reason={known && (known.fields[0]?.message ?? reasonOf(known))}
      requestId={known?.requestId ?? null}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
