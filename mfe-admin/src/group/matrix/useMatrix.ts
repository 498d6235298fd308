import { PAIRS, type Pair } from '@candela/shared-contract'
import { type Hint, hintsFor } from '@candela/shared-contract/rights/needs'
import {
  countOf,
  diffOf,
  type Mark,
  type Rights,
  type RightWords,
  useRightWords,
  withRights,
} from '@candela/shared-ui/rights'
import { createContext, use, useMemo } from 'react'

export type MatrixInput = {
  value: Rights
  /** What changes are shown against. */
  base: Rights
  onChange: (rights: Rights) => void
  /** What the server says of single rights. */
  problems: ReadonlyMap<Pair, string>
}

/** What every part of the matrix works with. */
export type MatrixState = MatrixInput & {
  words: RightWords
  hints: readonly Hint[]
  granted: number
  changed: number
  give: (pairs: readonly Pair[], held: boolean) => void
  markOf: (pair: Pair) => Mark
}

export const useMatrixState = ({ value, base, onChange, problems }: MatrixInput): MatrixState => {
  const words = useRightWords()
  return useMemo(() => {
    const { added, removed } = diffOf(base, value)
    return {
      value,
      base,
      onChange,
      problems,
      words,
      hints: hintsFor(value),
      granted: countOf(PAIRS, value),
      changed: added.length + removed.length,
      give: (pairs, held) => onChange(withRights(value, pairs, held)),
      markOf: pair => {
        if (value.has(pair) === base.has(pair)) return undefined
        return value.has(pair) ? 'added' : 'removed'
      },
    }
  }, [value, base, onChange, problems, words])
}

export const MatrixContext = createContext<MatrixState | null>(null)

export const useMatrix = (): MatrixState => {
  const matrix = use(MatrixContext)
  if (!matrix) throw new Error('a part of the matrix stands outside of it')
  return matrix
}
