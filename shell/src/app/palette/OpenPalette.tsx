import { Icon, isComposing, Kbd } from '@candela/shared-ui'
import { useNavigate } from '@candela/shared-ui/router'
import { type KeyboardEvent, useId, useState } from 'react'
import { iconOf } from '../frame/menuIcons'
import { useShellText } from '../i18n/messages'
import type { Destination } from './destinations'
import { findMatches } from './match'
import { Field, Hints, None, Option, Options, Surface } from './paletteStyle'
import { useDestinations } from './useDestinations'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** A combobox: the focus stays in the field, the arrows move through the list below it. */
const OpenPalette = ({ onClose }: { onClose: () => void }) => {
  const t = useShellText()
  const id = useId()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const found = findMatches(useDestinations(), query)

  const optionId = (index: number) => `${id}-${index}`
  const go = (destination: Destination | undefined) => {
    if (!destination) return
    onClose()
    void navigate(destination.path)
  }
  const move = (index: number) => {
    const next = (index + found.length) % found.length
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || found.length === 0) return
    const step = STEPS[event.key]
    if (step) move(active + step)
    else if (event.key === 'Enter') go(found[active])
    else return
    event.preventDefault()
  }

  return (
    <Surface aria-label={t('palette.title')} closesBeside onClose={onClose}>
      <Field>
        <Icon name="search" />
        <input
          data-autofocus=""
          type="text"
          role="combobox"
          aria-label={t('palette.title')}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.placeholder')}
          value={query}
          onChange={event => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Options id={`${id}-list`} role="listbox" aria-label={t('palette.results')}>
        {found.map((destination, index) => (
          <Option
            key={destination.path}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onClick={() => go(destination)}
          >
            <Icon name={iconOf(destination.icon)} />
            <span>{destination.label}</span>
            <small>{destination.section}</small>
          </Option>
        ))}
      </Options>
      <None role="status" data-shown={found.length === 0}>
        {found.length === 0 ? t('palette.none', { query }) : t('palette.found', { count: found.length })}
      </None>
      <Hints aria-hidden="true">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('palette.move')}
        </span>
        <span>
          <Kbd>↵</Kbd> {t('palette.open')}
        </span>
        <span>
          <Kbd>Esc</Kbd> {t('palette.close')}
        </span>
      </Hints>
    </Surface>
  )
}

export default OpenPalette
