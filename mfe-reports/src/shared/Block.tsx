import { ApiError } from '@candela/shared-auth'
import { ErrorState, isAskedAgain, StillTrying, veiled } from '@candela/shared-ui'
import type { QuerySource } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Dimmed = styled.div<{ $old: boolean }>`
  position: relative;
  height: 100%;

  ${({ $old }) => veiled($old)}
`

const Centered = styled.div<{ $height: number }>`
  display: grid;
  align-content: center;
  min-height: ${({ $height }) => $height}px;
`

const Waiting = styled.div<{ $height: number }>`
  position: relative;
  display: grid;
  min-height: ${({ $height }) => $height}px;
`

/** Often enough for numbers that come in a few times a day. */
const FRESH_MS = 60_000

const currencyIn = ([, request]: QueryKey): unknown => (request as { body?: { currency?: string } }).body?.currency

/**
 * One question of the page and what became of it. What was answered before stays until then, unless its amounts would
 * stand under the sign of another currency.
 */
export const useBlockQuery = <Answer,>(source: QuerySource<Answer>, enabled = true) =>
  useQuery<Answer>({
    ...source,
    enabled,
    placeholderData: (previousData, previousQuery) =>
      previousQuery && currencyIn(previousQuery.queryKey) === currencyIn(source.queryKey) ? previousData : undefined,
    staleTime: FRESH_MS,
  })

/** The message of the first wrong field says more than the general one. */
const reasonOf = ({ fields, message }: ApiError): string => fields[0]?.message ?? message

type BlockProps<Answer> = {
  block: ReturnType<typeof useBlockQuery<Answer>>
  /** Pixels that are kept for it until it is there, and when it fails. */
  height: number
  skeleton: ReactNode
  children: (answer: Answer) => ReactNode
}

/** A part of the page that comes by itself and fails by itself. Old numbers stay, dimmed, while new ones are asked for. */
export const Block = <Answer,>({ block, height, skeleton, children }: BlockProps<Answer>) => {
  const common = commonMessages.useT()
  const { data, error, isError, isPlaceholderData, isFetching, refetch } = block
  if (isError)
    return (
      <Centered $height={height}>
        <ErrorState
          title={error instanceof ApiError ? common(`failure.${error.failure}`) : common('error.internal')}
          reason={error instanceof ApiError ? reasonOf(error) || common('error.unavailable') : undefined}
          requestId={error instanceof ApiError ? error.requestId : null}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Centered>
    )
  const stillTrying = <StillTrying when={isAskedAgain(block)} />
  if (data === undefined)
    return (
      <Waiting $height={height}>
        {stillTrying}
        {skeleton}
      </Waiting>
    )
  return (
    <Dimmed $old={isPlaceholderData} aria-busy={isPlaceholderData}>
      {stillTrying}
      {children(data)}
    </Dimmed>
  )
}
