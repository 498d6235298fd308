import type { Column } from '@candela/shared-ui/grid'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { IconButton } from '../../components/IconButton'
import { OptionRow } from '../../components/OptionRow'
import { Popover } from '../../components/Popover'
import { media } from '../../theme/media'
import { inPlaceOf, type ListLook, moved } from './listLook'
import { listMessages } from './messages'

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  margin: -8px -8px 0;
`

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

const Foot = styled.div`
  margin: 8px -8px -8px;
  padding-top: 8px;
  border-top: 1px solid var(--line-subtle);
`

const Words = styled.span`
  ${media.narrow} {
    display: none;
  }
`

type ColumnChooserProps<R> = {
  /** In their order; the first one stays where it is and in sight. */
  columns: readonly Column<R>[]
  hidden: readonly string[]
  onChange: (change: Partial<ListLook>) => void
  onReset: () => void
}

/** Which columns are shown, and in which order. */
export const ColumnChooser = <R,>({ columns, hidden, onChange, onReset }: ColumnChooserProps<R>) => {
  const t = listMessages.useT()
  const others = columns.slice(1)
  const order = others.map(({ field }) => field)

  const [dragged, setDragged] = useState<string>()

  const toggle = (field: string) =>
    onChange({ hidden: hidden.includes(field) ? hidden.filter(each => each !== field) : [...hidden, field] })

  return (
    <Popover
      label={t('columns')}
      width={280}
      trigger={props => (
        <Button {...props} variant="ghost" size="sm" icon="columns" aria-label={t('columns')}>
          <Words>{t('columns')}</Words>
        </Button>
      )}
    >
      {() => (
        <>
          <Rows>
            {others.map(({ field, label }, index) => (
              <Row
                key={field}
                draggable
                onDragStart={() => setDragged(field)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={event => {
                  if (!dragged) return
                  event.preventDefault()
                  if (dragged !== field) onChange({ order: inPlaceOf(order, dragged, field) })
                }}
              >
                <Grip>
                  <Icon name="drag" size={14} />
                </Grip>
                <OptionRow label={label} checked={!hidden.includes(field)} onChange={() => toggle(field)} />
                <IconButton
                  icon="arrowUp"
                  size="sm"
                  label={t('moveUp', { label })}
                  disabled={index === 0}
                  onClick={() => onChange({ order: moved(order, field, -1) })}
                />
                <IconButton
                  icon="arrowDown"
                  size="sm"
                  label={t('moveDown', { label })}
                  disabled={index === others.length - 1}
                  onClick={() => onChange({ order: moved(order, field, 1) })}
                />
              </Row>
            ))}
          </Rows>
          <Foot>
            <Button variant="ghost" size="sm" onClick={onReset}>
              {t('columnsReset')}
            </Button>
          </Foot>
        </>
      )}
    </Popover>
  )
}
