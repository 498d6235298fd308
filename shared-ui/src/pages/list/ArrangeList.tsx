import { useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../components/Icon'
import { IconButton } from '../../components/IconButton'
import { OptionRow } from '../../components/OptionRow'
import { inPlaceOf, moved } from './listLook'
import { listMessages } from './messages'

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 2px;
`

/** For the pointer; the buttons do the same. */
const Grip = styled.span`
  flex: none;
  color: var(--fg-3);
  cursor: grab;
`

export type Arranged = { order: string[]; hidden: string[] }

export type ArrangeListProps = {
  /** In their order. */
  items: readonly { id: string; label: string }[]
  hidden: readonly string[]
  /** Names the list, where there are several. */
  label?: string
  onChange: (change: Partial<Arranged>) => void
}

/** What is shown and in which order: with the pointer, or with buttons. */
export const ArrangeList = ({ items, hidden, label: name, onChange }: ArrangeListProps) => {
  const t = listMessages.useT()
  const order = items.map(({ id }) => id)
  const [dragged, setDragged] = useState<string>()

  const toggle = (id: string) =>
    onChange({ hidden: hidden.includes(id) ? hidden.filter(each => each !== id) : [...hidden, id] })

  return (
    <ul aria-label={name}>
      {items.map(({ id, label }, index) => (
        <Row
          key={id}
          draggable
          onDragStart={() => setDragged(id)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={event => {
            if (!dragged) return
            event.preventDefault()
            if (dragged !== id) onChange({ order: inPlaceOf(order, dragged, id) })
          }}
        >
          <Grip>
            <Icon name="drag" size={14} />
          </Grip>
          <OptionRow label={label} checked={!hidden.includes(id)} onChange={() => toggle(id)} />
          <IconButton
            icon="arrowUp"
            size="sm"
            label={t('moveUp', { label })}
            disabled={index === 0}
            onClick={() => onChange({ order: moved(order, id, -1) })}
          />
          <IconButton
            icon="arrowDown"
            size="sm"
            label={t('moveDown', { label })}
            disabled={index === items.length - 1}
            onClick={() => onChange({ order: moved(order, id, 1) })}
          />
        </Row>
      ))}
    </ul>
  )
}
