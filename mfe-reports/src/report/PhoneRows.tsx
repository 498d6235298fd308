import { Checkbox, Icon, LinkButton } from '@candela/shared-ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { LineSelection, ReportColumn, ReportLineBase } from './columns'
import { reportPageMessages } from './messages'

const Item = styled.li`
  border-bottom: 1px solid var(--line-subtle);
  font-variant-numeric: tabular-nums;

  &:last-child {
    border-bottom: 0;
  }
`

const Head = styled.div<{ $warned: boolean; $selects: boolean }>`
  position: relative;
  display: grid;
  grid-template-areas: '${({ $selects }) => ($selects ? 'box ' : '')}name lead opener' '${({ $selects }) => ($selects ? 'box ' : '')}facts facts opener';
  grid-template-columns: ${({ $selects }) => ($selects ? '36px ' : '')}minmax(0, 1fr) auto var(--touch);
  align-items: center;
  row-gap: 2px;
  min-height: 56px;
  padding: 8px 0 8px ${({ $selects }) => ($selects ? '12px' : '16px')};
  background: ${({ $warned }) => ($warned ? 'var(--warn-bg)' : 'none')};
`

/** The whole row is pressed. */
const Opener = styled.button`
  display: grid;
  grid-area: opener;
  place-items: center;
  height: var(--touch);
  padding: 0;
  border: 0;
  background: none;
  color: var(--fg-3);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`

/** Over what is pressed to open the row. */
const Box = styled.span`
  position: relative;
  z-index: 1;
  grid-area: box;
`

/** Two lines of it; all of it is there when the row is opened. */
const Name = styled.span`
  display: -webkit-box;
  grid-area: name;
  overflow: hidden;
  margin-right: 8px;
  font-weight: 500;
  line-height: 18px;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Lead = styled.span`
  display: flex;
  grid-area: lead;
  align-items: center;
  justify-content: flex-end;
  gap: 6px;
  font-size: 15px;
  font-weight: 600;
  white-space: nowrap;

  > * + * {
    font-weight: 400;
  }
`

const Facts = styled.span`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  min-width: 0;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 16px;
  white-space: nowrap;
`

const Warning = styled(Facts)`
  color: var(--warn-fg);
  white-space: normal;
`

const All = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, auto);
  gap: 6px 16px;
  padding: 0 16px 12px;

  dt {
    color: var(--fg-3);
  }
  dd {
    text-align: right;
  }
  > a {
    grid-column: 1 / -1;
    justify-content: center;
  }
`

const Totals = styled.div`
  position: sticky;
  z-index: 2;
  top: 0;
  border-bottom: 1px solid var(--line);
  background: var(--bg-surface);
  font-variant-numeric: tabular-nums;
`

const More = styled.button`
  width: 100%;
  min-height: var(--touch);
  border: 0;
  border-top: 1px solid var(--line);
  background: none;
  color: var(--accent-fg);
  font-weight: 500;
`

type PhoneRowsProps<R extends ReportLineBase> = {
  label: string
  columns: readonly ReportColumn<R>[]
  rows: readonly R[]
  totals: R | null
  selection?: LineSelection<R> | undefined
  /** Above as many there is a button for more. */
  atOnce?: number
}

type RowProps<R extends ReportLineBase> = {
  columns: readonly ReportColumn<R>[]
  row: R
  selection?: LineSelection<R> | undefined
}

const PhoneRow = <R extends ReportLineBase>({ columns, row, selection }: RowProps<R>) => {
  const t = reportPageMessages.useT()
  const nameId = useId()
  const [isOpen, setOpen] = useState(false)
  const [name, ...others] = columns
  const lead = others.filter(({ card }) => card === 'besideTitle')
  const box = selection?.of(row)
  const facts = others.filter(({ card, isThere }) => card === 'fact' && (isThere?.(row) ?? true))
  return (
    <>
      <Head $warned={row.warning !== undefined} $selects={selection !== undefined}>
        {box && (
          <Box>
            <Checkbox {...box} />
          </Box>
        )}
        <Name id={nameId}>{name?.cell(row)}</Name>
        <Lead>
          {lead.map(({ field, cell }) => (
            <span key={field}>{cell(row)}</span>
          ))}
        </Lead>
        <Opener type="button" aria-labelledby={nameId} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevronDown" size={12} />
        </Opener>
        {row.warning === undefined ? (
          <Facts>
            {facts.map(({ field, label, short, cell }) => (
              <span key={field}>
                {short ?? label} {cell(row)}
              </span>
            ))}
          </Facts>
        ) : (
          <Warning>{row.warning}</Warning>
        )}
      </Head>
      {isOpen && (
        <All>
          {others.map(({ field, label, cell }) => [
            <dt key={`${field} name`}>{label}</dt>,
            <dd key={field}>{cell(row)}</dd>,
          ])}
          {row.href && (
            <LinkButton href={row.href} size="sm">
              {t('openLine')}
            </LinkButton>
          )}
        </All>
      )}
    </>
  )
}

const AT_ONCE = 60

const ofAll = ({ all, allLabel, onAll }: Pick<LineSelection<never>, 'all' | 'allLabel' | 'onAll'>) => ({
  ...{ label: allLabel, checked: all, onChange: onAll },
})

/** The lines of a report on a phone: the name left, what was earned right, two facts beneath, and all when opened. */
export const PhoneRows = <R extends ReportLineBase>(props: PhoneRowsProps<R>) => {
  const { label, columns, rows, totals, selection, atOnce = AT_ONCE } = props
  const t = reportPageMessages.useT()
  const [shown, setShown] = useState(atOnce)
  const rest = rows.length - shown
  return (
    <>
      {totals && (
        <Totals>
          <PhoneRow
            columns={columns}
            row={totals}
            selection={selection && { ...selection, of: () => ofAll(selection) }}
          />
        </Totals>
      )}
      <ul aria-label={label}>
        {rows.slice(0, shown).map(row => (
          <Item key={row.id}>
            <PhoneRow columns={columns} row={row} selection={selection} />
          </Item>
        ))}
      </ul>
      {rest > 0 && (
        <More type="button" onClick={() => setShown(shown + atOnce)}>
          {t('moreLines', { count: rest })}
        </More>
      )}
    </>
  )
}
