import type { Column, RowSet } from '@candela/shared-ui/grid'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../components/Button'
import { TextLink } from '../../components/TextLink'
import { listMessages } from './messages'

const MAX_FACTS = 4

const Item = styled.li`
  position: relative;
  display: flex;
  gap: 12px;
  padding: 12px 4px 12px 14px;

  & + & {
    border-top: 1px solid var(--line-subtle);
  }
`

const Body = styled.div`
  flex: 1;
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`

const Title = styled(TextLink)`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: var(--fg-1);
  font-size: 14px;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* The whole card leads to the record. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    border-radius: var(--r-md);
  }
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  gap: 8px;
  margin-top: 8px;

  dt {
    color: var(--fg-3);
    font-size: 11px;
    line-height: 14px;
  }
  dd {
    overflow: hidden;
    line-height: 18px;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`

const Acts = styled.div`
  position: relative;
  flex: none;
`

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 12px;
  padding: 14px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-3);
  font-size: 12px;
`

type CardProps<R> = { row: R; columns: readonly Column<R>[] } & Pick<RowSet<R>, 'hrefOf' | 'actionsOf'>

const RowCard = <R,>({ row, columns, hrefOf, actionsOf }: CardProps<R>) => {
  const [title, ...others] = columns
  const facts = others.filter(({ card }) => (card ?? 'fact') === 'fact').slice(0, MAX_FACTS)
  return (
    <Item>
      <Body>
        <Head>
          <Title href={hrefOf(row)}>{title?.cell(row)}</Title>
          {others
            .filter(({ card }) => card === 'mark')
            .map(({ field, cell }) => (
              <span key={field}>{cell(row)}</span>
            ))}
        </Head>
        <Facts>
          {facts.map(({ field, label, cell }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </Facts>
      </Body>
      {actionsOf && <Acts>{actionsOf(row)}</Acts>}
    </Item>
  )
}

type ListCardsProps<R> = RowSet<R> & { onFailure: (again: () => void) => void }

/** The rows of a list on a phone: a title and a few facts each. */
export const ListCards = <R extends { id: number }>({ source, onFailure, label, ...card }: ListCardsProps<R>) => {
  const t = listMessages.useT()
  const [more, setMore] = useState<{ source: RowSet<R>['source']; rows: readonly R[] }>({ source, rows: [] })
  const [busy, setBusy] = useState(false)
  const rows = [...source.rows, ...(more.source === source ? more.rows : [])]

  const fetchMore = async () => {
    setBusy(true)
    try {
      const next = await source.fetchPage(rows.length / source.perPage + 1)
      setMore({ source, rows: [...rows.slice(source.rows.length), ...next] })
    } catch {
      onFailure(() => void fetchMore())
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <ul aria-label={label}>
        {rows.map(row => (
          <RowCard key={row.id} row={row} {...card} />
        ))}
      </ul>
      {rows.length < source.total && (
        <More>
          {t('shownOf', { shown: rows.length, total: source.total })}
          <Button size="sm" busy={busy} onClick={() => void fetchMore()}>
            {t('showMore')}
          </Button>
        </More>
      )}
    </>
  )
}
