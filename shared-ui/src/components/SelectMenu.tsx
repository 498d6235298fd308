import { type Align, useFloating, useLayer, useOverlayRoot } from '@candela/shared-ui/runtime'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import { moveIn } from './listKeys'
import { MenuSurface } from './menuStyle'
import { useOutsidePress } from './outsidePress'
import { OptionRow, SelectButton, SelectedText } from './selectStyle'
import { isTyping, useTypeahead } from './typeahead'

export type SelectOption<V extends string> = { value: V; label: string }

export type SelectMenuProps<V extends string> = {
  /** What is chosen here; said, not shown. */
  label: string
  value: V
  options: readonly SelectOption<V>[]
  onChange: (value: V) => void
  icon?: IconName
  /** `quiet` stands in a header, `field` among inputs. */
  look?: 'quiet' | 'field'
  align?: Align
  disabled?: boolean
  id?: string
  /** Stands where nothing is chosen. */
  placeholder?: string
  invalid?: boolean
  describedBy?: string | undefined
  onBlur?: () => void
}

const OPENING: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

/** One of a few fixed options. The focus stays on the button; arrows, Home, End, pages and first letters move in it. */
export const SelectMenu = <V extends string>({
  label,
  value,
  options,
  onChange,
  icon,
  look = 'quiet',
  align = 'start',
  disabled,
  id: givenId,
  placeholder,
  invalid,
  describedBy,
  onBlur,
}: SelectMenuProps<V>) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const root = useOverlayRoot()
  const button = useRef<HTMLButtonElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const typeahead = useTypeahead(options.map(option => option.label))
  const open = active !== null
  const selected = options.findIndex(option => option.value === value)

  const close = () => setActive(null)
  useLayer({ open, onEscape: close })
  useFloating({ open, anchor: button, floating: surface, align })
  useOutsidePress({ open, inside: [button, surface], onPress: close })

  const optionId = (index: number) => `${id}-${index}`

  const move = (index: number) => {
    setActive(Math.max(index, 0))
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  const choose = (index: number) => {
    const option = options[index]
    close()
    if (option && option.value !== value) onChange(option.value)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key } = event
    const at = active ?? selected
    const types = isTyping(event) || (key === ' ' && typeahead.isOngoing(event.timeStamp))
    const accepts = key === 'Enter' || key === ' ' || (key === 'ArrowUp' && event.altKey)
    const target = open ? moveIn(key, at, options.length, false) : OPENING.has(key) ? at : undefined

    if (types) {
      event.preventDefault()
      const found = typeahead.find(key, event.timeStamp, at)
      if (found >= 0) move(found)
    } else if (open && accepts) {
      event.preventDefault()
      choose(at)
    } else if (target !== undefined) {
      event.preventDefault()
      move(target)
    } else if (open && key === 'Tab') {
      choose(at)
    }
  }

  const list = (
    <MenuSurface ref={surface} id={`${id}-list`} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <OptionRow
          key={option.value}
          id={optionId(index)}
          role="option"
          aria-selected={option.value === value}
          $active={index === active}
          onPointerMove={() => setActive(index)}
          // Keeps the focus where it is.
          onMouseDown={event => event.preventDefault()}
          onClick={() => choose(index)}
        >
          <SelectedText>{option.label}</SelectedText>
          {option.value === value && <Icon name="check" size={14} />}
        </OptionRow>
      ))}
    </MenuSurface>
  )

  return (
    <>
      <SelectButton
        ref={button}
        id={id}
        type="button"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === null ? undefined : optionId(active)}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
        $look={look}
        $invalid={invalid}
        onBlur={onBlur}
        onClick={() => (open ? close() : move(selected))}
        onKeyDown={onKeyDown}
      >
        {icon && <Icon name={icon} />}
        <SelectedText $muted={selected < 0}>{options[selected]?.label ?? placeholder}</SelectedText>
        <Icon name="chevronDown" size={12} />
      </SelectButton>
      {open && root && createPortal(list, root)}
    </>
  )
}
