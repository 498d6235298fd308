import { Button, Icon, IconButton, isComposing, Kbd } from '@candela/shared-ui'
import { useNavigate } from '@candela/shared-ui/router'
import { commonMessages } from '@candela/shared-ui/runtime'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useShellText } from '../i18n/messages'
import { PaletteOption } from './PaletteOption'
import { Failed, Field, Group, Heading, Hints, Leave, None, Options, Surface } from './paletteStyle'
import type { Item } from './sections'
import { usePalette } from './usePalette'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** A combobox: the focus stays in the field, the arrows move through the list below it. */
const OpenPalette = ({ onClose }: { onClose: () => void }) => {
  const t = useShellText()
  const common = commonMessages.useT()
  const id = useId()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  // Enter came before the answer to what was typed.
  const [isHurried, setHurried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const typed = query.trim()
  const { sections, shown, again, searchesRecords } = usePalette(typed)
  const items = sections.flatMap(section => section.items)
  const isCurrent = shown?.text === typed
  const [first] = items

  const optionId = (index: number) => `${id}-${index}`
  const type = (text: string) => {
    setQuery(text)
    setActive(0)
    setHurried(false)
  }
  const choose = (item: Item | undefined) => {
    if (!item) return
    if ('types' in item) {
      type(item.types)
      field.current?.focus()
      return
    }
    onClose()
    if (typeof item.does === 'string') void navigate(item.does, { state: item.state })
    else item.does()
  }
  useEffect(() => {
    if (isHurried && isCurrent) choose(first)
  })
  const move = (index: number) => {
    const next = (index + items.length) % items.length
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const step = STEPS[event.key]
    if (event.key === 'Enter') {
      if (isCurrent) choose(items[active])
      else setHurried(true)
    } else if (step && items.length > 0) move(active + step)
    else return
    event.preventDefault()
  }
  const searchAgain = () => {
    setHurried(false)
    again()
  }
  let place = -1
  return (
    <Surface aria-label={t('palette.title')} closesBeside onClose={onClose}>
      <Field>
        <Icon name="search" />
        <input
          ref={field}
          data-autofocus=""
          type="text"
          role="combobox"
          aria-label={t('palette.title')}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={items.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t(searchesRecords ? 'palette.placeholder' : 'palette.pagesOnly')}
          value={query}
          onChange={event => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Leave>
          <IconButton icon="close" label={t('palette.leave')} onClick={onClose} />
        </Leave>
      </Field>
      <Options id={`${id}-list`} role="listbox" aria-label={t('palette.results')}>
        {sections.map(section => (
          <Group key={section.key} role="group" aria-labelledby={`${id}-${section.key}`}>
            <Heading>
              <span id={`${id}-${section.key}`}>{section.title}</span>
              {section.caption && <span aria-hidden="true">{section.caption}</span>}
            </Heading>
            {section.items.map(item => {
              place += 1
              const index = place
              return (
                <PaletteOption
                  key={item.key}
                  id={optionId(index)}
                  item={item}
                  query={shown?.text ?? ''}
                  isActive={index === active}
                  onPoint={() => setActive(index)}
                  onChoose={() => choose(item)}
                />
              )
            })}
          </Group>
        ))}
      </Options>
      <None role="status" data-shown={isCurrent && items.length === 0}>
        {shown &&
          (items.length === 0 ? t('palette.none', { query: shown.text }) : t('palette.found', { count: items.length }))}
      </None>
      {shown?.hasFailed && (
        <Failed role="alert">
          {t('palette.failed')}
          <Button size="sm" onClick={searchAgain}>
            {common('action.tryAgain')}
          </Button>
        </Failed>
      )}
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
