import { commonMessages } from '@candela/shared-ui/runtime'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { ChipPopover } from '../../components/ChipPopover'
import { useOptions } from '../../components/combobox/useOptions'
import { Find, Note, Options } from '../../components/FilterOptions'
import { Icon } from '../../components/Icon'
import { Addon } from '../../components/inputStyle'
import { OptionRow } from '../../components/OptionRow'
import { useChosen } from '../../components/useChosen'
import { listMessages } from './messages'
import type { SearchFilter } from './useListState'

/** It names so many of its values and counts the others. */
const MAX_NAMED = 2

type Choice = { value: string; label: string }
type Choosing = { label: string; findLabel: string; chosen: readonly Choice[]; onChange: (values: string[]) => void }

type FoundProps = Choosing & { load: NonNullable<SearchFilter['load']> }

const Found = ({ label, findLabel, load, chosen, onChange }: FoundProps) => {
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const [search, setSearch] = useState('')
  const { status, options } = useOptions({ open: true, search, load })
  // What is chosen stays in sight, whatever is looked for.
  const others = options.filter(({ value }) => chosen.every(each => each.value !== value))
  const values = chosen.map(({ value }) => value)
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter(each => each !== value) : [...values, value])

  return (
    <>
      <Find $size="md" $invalid={false}>
        <Addon>
          <Icon name="search" size={14} />
        </Addon>
        <input
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
      <Note role="status">
        {status === 'loading' && words('state.loading')}
        {status === 'failed' && t('optionsNotLoaded')}
        {status === 'ready' && others.length === 0 && t('optionsNone')}
      </Note>
    </>
  )
}

type SearchChipProps = Omit<Choosing, 'chosen'> & {
  filter: SearchFilter
  values: readonly string[]
  clearLabel: string
}

/** A filter whose values are found by typing. One that links give is there while it is on. */
export const SearchChip = ({ filter, values: given, clearLabel, onChange, ...texts }: SearchChipProps) => {
  const [values, choose] = useChosen(given, onChange)
  const named = useQueries({ queries: values.map(value => filter.nameOf(value)) })
  const chosen = values.map((value, index) => ({ value, label: named[index]?.data ?? `#${value}` }))
  if (!filter.load && values.length === 0) return null
  return (
    <ChipPopover
      label={texts.label}
      on={values.length > 0}
      said={chosen
        .slice(0, MAX_NAMED)
        .map(({ label }) => label)
        .join(', ')}
      more={values.length > MAX_NAMED && `+${values.length - MAX_NAMED}`}
      width={280}
      clearLabel={clearLabel}
      onClear={() => choose([])}
    >
      {() => filter.load && <Found {...texts} load={filter.load} chosen={chosen} onChange={choose} />}
    </ChipPopover>
  )
}
