import { useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'

/** Few facts in a narrow card: name at the left, what it is at the right. */
export const Facts = styled.dl`
  margin: -6px 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 6px 0;
  }
  > div + div {
    border-top: 1px solid var(--line-subtle);
  }
  dt {
    color: var(--fg-2);
  }
  dd {
    margin: 0 0 0 auto;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`

type DatesProps = {
  record: { created_at: string; updated_at: string }
  columns: { created_at: string; updated_at: string }
}

/** Since when a record is there, and when it was changed last: the end of its facts. */
export const RecordDates = ({ record, columns }: DatesProps) => {
  const format = useFormat()
  return (['created_at', 'updated_at'] as const).map(field => (
    <div key={field}>
      <dt>{columns[field]}</dt>
      <dd>{format.recent(record[field])}</dd>
    </div>
  ))
}

/** The data of a record, in as many columns as there is room for. */
export const DataList = styled.dl`
  flex: 1 1 240px;
  min-width: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 14px 20px;

  dt {
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
