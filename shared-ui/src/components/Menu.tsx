import { type Align, useFloating, useLayer, useOverlayRoot } from '@candela/shared-ui/runtime'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { moveIn } from './listKeys'
import { type MenuItem, MenuItemRow } from './MenuItemRow'
import { MenuSurface } from './menuStyle'
import { useOutsidePress } from './outsidePress'
import { isTyping, useTypeahead } from './typeahead'

export type MenuTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

export type MenuProps = {
  /** Renders the button that opens the menu; it spreads what it is given. */
  trigger: (props: MenuTriggerProps) => ReactNode
  items: readonly MenuItem[]
  /** Above the items, such as who is signed in. */
  header?: ReactNode
  align?: Align
}

/** A button with a list of things to do. Arrows, Home, End and first letters move; Escape and Tab close. */
export const Menu = ({ trigger, items, header, align = 'end' }: MenuProps) => {
  const id = useId()
  const root = useOverlayRoot()
  const button = useRef<HTMLButtonElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [startAt, setStartAt] = useState<'first' | 'last' | null>(null)
  const typeahead = useTypeahead(items.map(item => item.label))
  const open = startAt !== null

  const close = () => {
    setStartAt(null)
    button.current?.focus()
  }
  useLayer({ open, onEscape: close })
  useFloating({ open, anchor: button, floating: surface, align })
  useOutsidePress({ open, inside: [button, surface], onPress: () => setStartAt(null) })

  const rows = () => [...(surface.current?.querySelectorAll<HTMLElement>('[data-menu-row]') ?? [])]
  const focusRow = (index: number) => rows()[index]?.focus()

  useLayoutEffect(() => {
    const shown = surface.current?.querySelectorAll<HTMLElement>('[data-menu-row]')
    if (startAt && shown) shown[startAt === 'first' ? 0 : shown.length - 1]?.focus()
  }, [startAt])

  const onTriggerKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setStartAt(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  const onMenuKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const current = rows().indexOf(document.activeElement as HTMLElement)
    const target = moveIn(event.key, current, items.length, true)
    if (target !== undefined) {
      event.preventDefault()
      focusRow(target)
    } else if (event.key === 'Tab') {
      // From the button on, the browser goes where Tab goes.
      close()
    } else if (isTyping(event)) {
      const found = typeahead.find(event.key, event.timeStamp, current)
      if (found >= 0) focusRow(found)
    }
  }

  const choose = (item: MenuItem) => {
    close()
    item.onSelect?.()
  }

  const menu = (
    <MenuSurface ref={surface} id={`${id}-menu`} role="menu" aria-labelledby={id} onKeyDown={onMenuKeyDown}>
      {header}
      {items.map(item => (
        <MenuItemRow key={item.id} item={item} onChoose={choose} />
      ))}
    </MenuSurface>
  )

  return (
    <>
      {trigger({
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-menu` : undefined,
        onClick: () => setStartAt(open ? null : 'first'),
        onKeyDown: onTriggerKeyDown,
      })}
      {open && root && createPortal(menu, root)}
    </>
  )
}
