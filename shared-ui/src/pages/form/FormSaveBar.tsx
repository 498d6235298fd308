import type { ReactNode } from 'react'
import type { EntityFormState } from './EntityForm'
import { SaveBar } from './SaveBar'

type FormSaveBarProps<Values> = {
  state: Pick<EntityFormState<Values>, 'changed' | 'problem' | 'submitting' | 'discard'>
  saveLabel: string
  children?: ReactNode
}

/** The save bar names what was changed. */
export const FormSaveBar = <Values,>({ state, saveLabel, children }: FormSaveBarProps<Values>) => {
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
