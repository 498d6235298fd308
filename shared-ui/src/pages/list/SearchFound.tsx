import { commonMessages } from '@candela/shared-ui/runtime'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button'
import { useOptions } from '../../components/combobox/useOptions'
import { Find, Note, Options } from '../../components/FilterOptions'
import { Icon } from '../../components/Icon'
import { Addon } from '../../components/inputStyle'
import { OptionRow } from '../../components/OptionRow'
import { listMessages } from './messages'
import type { SearchFilter } from './useListState'

type Choice = { value: string; label: string }
export type Choosing = {
  label: string
  findLabel: string
  chosen: readonly Choice[]
  onChange: (values: string[]) => void
}

export type SearchFoundProps = Choosing & { load: NonNullable<SearchFilter['load']> }

/** The values that somebody looks for, and those that are chosen. */
export const SearchFound = ({ label, findLabel, load, chosen, onChange }: SearchFoundProps) => {
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { status, again, options, retry } = useOptions({ open: true, search, load })
  // What is chosen stays in sight, whatever is looked for.
  const others = options.filter(({ value }) => chosen.every(each => each.value !== value))
  const values = chosen.map(({ value }) => value)
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter(each => each !== value) : [...values, value])

  const askAgain = () => {
    // The button goes with what it was there for.
    field.current?.focus()
    retry()
  }

  return (
    <>
      <Find $size="md" $invalid={false}>
        <Addon>
          <Icon name="search" size={14} />
        </Addon>
        <input
          ref={field}
          type="search"
          aria-label={findLabel}
          placeholder={findLabel}
          maxLength={200}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </Find>
      <Options role="group" aria-label={label}>
        {[...chosen, ...others].map(({ value, label: name }) => (
          <OptionRow key={value} label={name} checked={values.includes(value)} onChange={() => toggle(value)} />
        ))}
      </Options>
      {status === 'failed' ? (
        <Note role="alert">
          {t('optionsNotLoaded')}
          <Button size="sm" onClick={askAgain}>
            {words('action.tryAgain')}
          </Button>
        </Note>
      ) : (
        <Note role="status">
          {status === 'loading' && words(again ? 'state.stillTrying' : 'state.loading')}
          {status === 'ready' && others.length === 0 && t('optionsNone')}
        </Note>
      )}
    </>
  )
}
