import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button'
import { Icon } from './Icon'
import { Addon, InputBox } from './inputStyle'
import { OptionRow } from './OptionRow'

/** As many as are seen at a glance; more can be searched. */
const AT_A_GLANCE = 8

export const Options = styled.div`
  display: flex;
  flex-direction: column;
  margin: 0 -8px;
`

export const Find = styled(InputBox)`
  margin-bottom: 8px;

  input::-webkit-search-cancel-button {
    display: none;
  }
`

export const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  color: var(--fg-3);
`

export type FilterOption = {
  value: string
  label: string
  /** How many rows it would let through. */
  count?: string
}

export type FilterOptionsProps = {
  label: string
  /** Nothing while they are on their way. */
  options: readonly FilterOption[] | undefined
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Of the search among many options. */
  findLabel: string
  noneLabel: string
  /** The options did not come. */
  failure?: { text: string; onRetry: () => void }
}

/** As people type: without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The values of a filter, of which any may be taken. Many can be searched. */
export const FilterOptions = (props: FilterOptionsProps) => {
  const { label, options, values, onChange, findLabel, noneLabel, failure } = props
  const words = commonMessages.useT()
  const [sought, setSought] = useState('')

  if (!options)
    return failure ? (
      <Note role="alert">
        {failure.text}
        <Button size="sm" onClick={failure.onRetry}>
          {words('action.tryAgain')}
        </Button>
      </Note>
    ) : (
      <Note role="status">{words('state.loading')}</Note>
    )

  const found = options.filter(option => plain(option.label).includes(plain(sought.trim())))
  const toggle = (value: string) =>
    onChange(options.map(option => option.value).filter(each => values.includes(each) !== (each === value)))

  return (
    <>
      {options.length > AT_A_GLANCE && (
        <Find $size="md" $invalid={false}>
          <Addon>
            <Icon name="search" size={14} />
          </Addon>
          <input
            type="search"
            aria-label={findLabel}
            placeholder={findLabel}
            value={sought}
            onChange={event => setSought(event.target.value)}
          />
        </Find>
      )}
      <Options role="group" aria-label={label}>
        {found.map(({ value, ...option }) => (
          <OptionRow key={value} {...option} checked={values.includes(value)} onChange={() => toggle(value)} />
        ))}
      </Options>
      {found.length === 0 && <Note role="status">{noneLabel}</Note>}
    </>
  )
}
