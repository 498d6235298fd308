import { type EntityFormState, SaveBar } from '@candela/shared-ui/pages'
import { diffOf, toRights, useRightWords } from '@candela/shared-ui/rights'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { GroupValues } from './group.form'

const Signed = styled.span<{ $tone?: 'ok' | 'bad' }>`
  margin-right: 10px;
  color: ${({ $tone }) => ($tone ? `var(--${$tone}-fg)` : 'var(--fg-2)')};
  font-weight: 500;
`

const NAMED = 3

type GroupSaveBarProps = {
  state: EntityFormState<GroupValues>
  saveLabel: string
  children?: ReactNode
}

/** Counts single rights, because that is what people change here. */
export const GroupSaveBar = ({ state, saveLabel, children }: GroupSaveBarProps) => {
  const words = useRightWords()
  const { values, base, changed, problem, submitting, discard } = state
  const { added, removed } = diffOf(toRights(base.permissions), toRights(values.permissions))
  const facts = changed.filter(({ name }) => name !== 'permissions')

  const named = (pairs: typeof added) =>
    [...pairs.slice(0, NAMED).map(words.pair), ...(pairs.length > NAMED ? ['…'] : [])].join(', ')

  return (
    <SaveBar
      changes={facts.length + added.length + removed.length}
      problem={problem}
      submitting={submitting}
      saveLabel={saveLabel}
      onDiscard={discard}
      summary={
        <>
          {facts.length > 0 && <Signed>{facts.map(({ label }) => label).join(', ')}</Signed>}
          {added.length > 0 && <Signed $tone="ok">+ {named(added)}</Signed>}
          {removed.length > 0 && <Signed $tone="bad">− {named(removed)}</Signed>}
        </>
      }
    >
      {children}
    </SaveBar>
  )
}
