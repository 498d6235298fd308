import { IconButton, SelectMenu } from '@candela/shared-ui'
import type { Sort } from '@candela/shared-ui/grid'
import { styled } from 'styled-components'
import type { ReportColumn, ReportLineBase } from './columns'
import { reportPageMessages } from './messages'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  width: 100%;
  min-width: 0;
  color: var(--fg-3);

  > button:first-of-type {
    min-width: 0;
    margin-right: auto;
  }
`

/** No column: as the report orders its lines by itself. */
const USUAL = ''

type PhoneSortProps<R extends ReportLineBase> = {
  columns: readonly ReportColumn<R>[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

/** The order of the lines on a phone, where no headings can be pressed. Figures begin with the largest. */
export const PhoneSort = <R extends ReportLineBase>({ columns, sort, onSort }: PhoneSortProps<R>) => {
  const t = reportPageMessages.useT()
  const sortable = columns.filter(column => column.sortable)
  if (sortable.length === 0) return null
  const change = (field: string) => {
    const column = sortable.find(each => each.field === field)
    onSort(column ? { field, dir: column.numeric ? 'desc' : 'asc' } : null)
  }
  const turned = sort?.dir === 'asc' ? 'desc' : 'asc'
  return (
    <Root>
      <span aria-hidden="true">{t('sortBy')}</span>
      <SelectMenu
        label={t('sortBy')}
        value={sort?.field ?? USUAL}
        options={[
          { value: USUAL, label: t('usualOrder') },
          ...sortable.map(({ field, label }) => ({ value: field, label })),
        ]}
        onChange={change}
      />
      {sort && (
        <IconButton
          icon={sort.dir === 'asc' ? 'arrowUp' : 'arrowDown'}
          label={t(turned === 'asc' ? 'ascending' : 'descending')}
          onClick={() => onSort({ ...sort, dir: turned })}
        />
      )}
    </Root>
  )
}
