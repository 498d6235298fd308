import { commonMessages, useFloating, useLayer, useOverlayRoot } from '@candela/shared-ui/runtime'
import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../../composing'
import { describedBy, FieldFrame, type FieldTexts } from '../FieldFrame'
import { fieldMessages } from '../fieldMessages'
import { Icon } from '../Icon'
import { moveIn } from '../listKeys'
import { useOutsidePress } from '../outsidePress'
import { VisuallyHidden } from '../VisuallyHidden'
import { ComboboxList } from './ComboboxList'
import { Box } from './comboboxStyle'
import { type ComboboxOption, type LoadOptions, useOptions } from './useOptions'

export type ComboboxProps<V extends string | number> = FieldTexts & {
  value: V | null
  /** What `value` is called: the options at hand need not hold it. */
  valueLabel: string
  load: LoadOptions<V>
  /** Emptying the field chooses nothing. */
  onChange: (option: ComboboxOption<V> | null) => void
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
}

/** Home and End move in what is typed. */
const MOVING: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])

/**
 * One of many options, found by typing. What was typed without choosing is still there when the focus comes back;
 * until then the field says what is chosen.
 */
export const Combobox = <V extends string | number>({
  value,
  valueLabel,
  load,
  onChange,
  onBlur,
  placeholder,
  disabled,
  ...texts
}: ComboboxProps<V>) => {
  const t = fieldMessages.useT()
  const common = commonMessages.useT()
  const id = useId()
  const root = useOverlayRoot()
  const box = useRef<HTMLSpanElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(false)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [moved, setMoved] = useState<{ among: unknown; index: number } | null>(null)
  const search = typed ?? ''
  const { status, again, options, retry } = useOptions({ open, search, load })

  const close = () => setOpen(false)
  useLayer({ open, onEscape: close })
  useFloating({ open, anchor: box, floating: surface, align: 'start' })
  // Fingers take no focus away.
  useOutsidePress({ open, inside: [box, surface], onPress: close })

  const count = status === 'failed' ? 1 : options.length
  const first = search && status !== 'failed' ? 0 : options.findIndex(option => option.value === value)
  const at = moved?.among === options ? moved.index : first
  const active = open && at >= 0 && at < count ? at : null

  const reveal = (index: number) => document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  const move = (index: number) => {
    setMoved({ among: options, index })
    reveal(index)
  }
  const revealFirst = useEffectEvent(() => {
    if (active !== null) reveal(active)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen may stand far down among others
  useLayoutEffect(() => revealFirst(), [options])

  const choose = (index: number) => {
    if (status === 'failed') return retry()
    const option = options[index]
    if (!option) return
    setTyped(null)
    close()
    if (option.value !== value) onChange(option)
  }

  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    if (text === '' && value !== null) onChange(null)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (isComposing(event.nativeEvent)) return
    if (MOVING.has(key)) {
      event.preventDefault()
      if (!open) setOpen(true)
      else if (count > 0)
        move(active === null ? (key.endsWith('Down') ? 0 : count - 1) : (moveIn(key, active, count, true) ?? 0))
    } else if (open && key === 'Enter') {
      event.preventDefault()
      // What is shown may still be of an older search.
      if (active !== null && status !== 'loading') choose(active)
    } else if (!open && key === 'Escape' && typed !== null) {
      event.preventDefault()
      setTyped(null)
    }
  }

  const found = count > 0 ? t('options.found', { count }) : t('options.noMatch', { search })
  const waiting = again ? common('state.stillTrying') : ''
  const said = { loading: waiting, failed: t('options.failed'), ready: found }[status]
  const hasList = open && count > 0
  return (
    <FieldFrame id={id} {...texts}>
      <Box ref={box} $size="md" $invalid={Boolean(texts.error)} $disabled={disabled}>
        <input
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={placeholder}
          disabled={disabled}
          value={focused && typed !== null ? typed : valueLabel}
          onChange={event => type(event.target.value)}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
          onFocus={event => {
            setFocused(true)
            event.target.select()
          }}
          onBlur={() => {
            setFocused(false)
            close()
            if (typed === '') setTyped(null)
            onBlur?.()
          }}
        />
        <Icon name="chevronDown" size={12} />
      </Box>
      <VisuallyHidden role="status">{open && said}</VisuallyHidden>
      {open &&
        root &&
        createPortal(
          <ComboboxList
            surface={surface}
            id={id}
            label={texts.label}
            status={status}
            again={again}
            options={options}
            value={value}
            active={active}
            search={search.trim()}
            onPoint={index => setMoved({ among: options, index })}
            onChoose={choose}
          />,
          root,
        )}
    </FieldFrame>
  )
}
