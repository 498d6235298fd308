import { type EntityFormState, SaveBar } from '@candela/shared-ui/pages'
import type { ReactNode } from 'react'
import type { UserValues } from './user.form'

type UserSaveBarProps<Values extends UserValues> = {
  state: EntityFormState<Values>
  saveLabel: string
  children?: ReactNode
}

export const UserSaveBar = <Values extends UserValues>({ state, saveLabel, children }: UserSaveBarProps<Values>) => {
  const { changed, problem, submitting, discard } = state
  return (
    <SaveBar
      changes={changed.length}
      summary={changed.map(({ label }) => label).join(', ')}
      problem={problem}
      submitting={submitting}
      saveLabel={saveLabel}
      onDiscard={discard}
    >
      {children}
    </SaveBar>
  )
}
