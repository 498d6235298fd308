import type { RowDisplay } from '@candela/shared-ui/grid'
import { useImperativeHandle, useRef } from 'react'
import { Button } from '../../components/Button'
import { OptionRow } from '../../components/OptionRow'
import { useFormat } from '../../useFormat'
import { cardKeyboardOf } from './cardKeyboard'
import { ChooseAll, More } from './cardStyle'
import { listMessages } from './messages'
import { RowCard } from './RowCard'
import { useCardRows } from './useCardRows'

export type ListCardsProps<R> = RowDisplay<R> & {
  /** Of the history: the way back leads to as many cards. */
  historyKey: string
  selecting: boolean
  onFailure: (again: () => void) => void
}

/** The rows of a list on a phone: a title and a few facts each. */
const ListCards = <R extends { id: number }>(props: ListCardsProps<R>) => {
  const { pagedRows, historyKey, selecting, onFailure, label, selection, rowKeyboard, ...card } = props
  const t = listMessages.useT()
  const format = useFormat()
  const list = useRef<HTMLUListElement>(null)
  const { rows, busy, fetchMore } = useCardRows(pagedRows, historyKey, onFailure)
  useImperativeHandle(rowKeyboard, () => cardKeyboardOf(list, rows, selection))

  return (
    <>
      {selecting && selection && (
        <ChooseAll>
          <OptionRow label={selection.allLabel} checked={selection.all} onChange={selection.selectAll} />
        </ChooseAll>
      )}
      <ul ref={list} aria-label={label}>
        {rows.map(row => (
          <RowCard key={row.id} row={row} {...card} {...(selecting && { selection })} />
        ))}
      </ul>
      {rows.length < pagedRows.total && (
        <More>
          {t('shownOf', { shown: format.number(rows.length), total: format.number(pagedRows.total) })}
          <Button size="sm" busy={busy} onClick={fetchMore}>
            {t('showMore')}
          </Button>
        </More>
      )}
    </>
  )
}

export default ListCards
