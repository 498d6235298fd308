import { isAskedAgain, StillTrying } from '@candela/shared-ui'
import { type QuerySource, Unanswered } from '@candela/shared-ui/pages'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Dimmed = styled.div<{ $old: boolean }>`
  position: relative;
  height: 100%;
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
`

const Waiting = styled.div<{ $height: number; $centered: boolean }>`
  display: grid;
  align-content: ${({ $centered }) => ($centered ? 'center' : 'stretch')};
  min-height: ${({ $height }) => $height}px;
`

/** Often enough for numbers that come in a few times a day. */
const FRESH_MS = 60_000

const currencyIn = ([, request]: QueryKey): unknown => (request as { body?: { currency?: string } }).body?.currency

/**
 * One question of the page and what became of it. What was answered before stays until then, unless its amounts would
 * stand under the sign of another currency.
 */
export const useBlock = <Answer,>(source: QuerySource<Answer>, enabled = true) =>
  useQuery<Answer>({
    ...source,
    enabled,
    placeholderData: (before, asked) =>
      asked && currencyIn(asked.queryKey) === currencyIn(source.queryKey) ? before : undefined,
    staleTime: FRESH_MS,
  })

type BlockProps<Answer> = {
  block: ReturnType<typeof useBlock<Answer>>
  /** Pixels that are kept for it until it is there, and when it fails. */
  height: number
  skeleton: ReactNode
  children: (answer: Answer) => ReactNode
}

/** A part of the page that comes by itself and fails by itself. Old numbers stay, dimmed, while new ones are asked for. */
export const Block = <Answer,>({ block, height, skeleton, children }: BlockProps<Answer>) => {
  const { data, isError, isPlaceholderData } = block
  if (isError || data === undefined)
    return (
      <Waiting $height={height} $centered={isError}>
        <Unanswered question={block}>{skeleton}</Unanswered>
      </Waiting>
    )
  return (
    <Dimmed $old={isPlaceholderData}>
      <StillTrying when={isAskedAgain(block)} />
      {children(data)}
    </Dimmed>
  )
}
