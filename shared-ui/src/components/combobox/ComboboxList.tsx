import { commonMessages } from '@candela/shared-ui/runtime'
import type { RefObject } from 'react'
import { fieldMessages } from '../fieldMessages'
import { Icon } from '../Icon'
import { Spinner } from '../Spinner'
import { Note, Row, Small, Surface } from './comboboxStyle'
import type { ComboboxOption } from './useOptions'

/** The part of a label that was searched for stands out. */
const Match = ({ label, search }: { label: string; search: string }) => {
  const at = search ? label.toLocaleLowerCase().indexOf(search.toLocaleLowerCase()) : -1
  if (at < 0) return label
  const end = at + search.length
  return (
    <>
      {label.slice(0, at)}
      <mark>{label.slice(at, end)}</mark>
      {label.slice(end)}
    </>
  )
}

type ComboboxListProps<V extends string | number> = {
  surface: RefObject<HTMLDivElement | null>
  id: string
  label: string
  status: 'loading' | 'ready' | 'failed'
  /** Once more, as there was no answer. */
  again: boolean
  options: readonly ComboboxOption<V>[]
  value: V | null
  active: number | null
  search: string
  onPoint: (index: number) => void
  /** Of an option, or of the row that asks for another attempt. */
  onChoose: (index: number) => void
}

export const ComboboxList = <V extends string | number>(props: ComboboxListProps<V>) => {
  const { surface, id, label, status, again, options, value, active, search, onPoint, onChoose } = props
  const t = fieldMessages.useT()
  const common = commonMessages.useT()
  const isEmpty = options.length === 0
  const row = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    // VoiceOver reads the selected one of a list whose focus is elsewhere; what is chosen has its mark.
    'aria-selected': index === active,
    $active: index === active,
    onPointerMove: () => onPoint(index),
    onClick: () => onChoose(index),
  })

  return (
    // The focus stays in the field.
    <Surface ref={surface} onMouseDown={event => event.preventDefault()}>
      {status === 'failed' && (
        <div id={`${id}-list`} role="listbox" aria-label={label}>
          <Row {...row(0)}>
            <Icon name="refresh" size={14} />
            <span>{t('options.failed')}</span>
          </Row>
        </div>
      )}
      {status !== 'failed' && !isEmpty && (
        <div id={`${id}-list`} role="listbox" aria-label={label} aria-busy={status === 'loading'}>
          {options.map((option, index) => (
            <Row
              key={option.value}
              {...row(index)}
              // Read as one word, although a part of it stands out.
              aria-label={[option.label, option.note].filter(Boolean).join(', ')}
            >
              <span>
                <Match label={option.label} search={search} />
                {option.note && (
                  <Small>
                    <Match label={option.note} search={search} />
                  </Small>
                )}
              </span>
              {option.value === value && <Icon name="check" size={14} />}
            </Row>
          ))}
        </div>
      )}
      {status === 'loading' && isEmpty && (
        <Note>
          <Spinner />
          {common(again ? 'state.stillTrying' : 'state.loading')}
        </Note>
      )}
      {status === 'ready' && isEmpty && <Note>{search ? t('options.noMatch', { search }) : t('options.nothing')}</Note>}
    </Surface>
  )
}
