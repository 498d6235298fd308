import { styled } from 'styled-components'
import { Icon } from '../../components/Icon'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { text } from '../../theme/text'
import { formMessages } from '../form/messages'
import { changedPart } from './changedPart'

const Root = styled.dl`
  display: grid;
  gap: 10px;
  margin: 0;

  dt {
    ${text('small')}
    color: var(--fg-3);
  }
  dd {
    margin: 0;
  }
`

const Line = styled.dd<{ $tone?: 'bad' | 'ok' }>`
  display: flex;
  gap: 6px;
  border-radius: var(--r-sm);
  ${({ $tone }) => $tone && `padding: 2px 6px; background: var(--${$tone}-bg); color: var(--${$tone}-fg);`}
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  & + & {
    margin-top: 2px;
  }
  > svg {
    flex: none;
    margin-top: 4px;
  }
  > span {
    min-width: 0;
  }
  del,
  ins {
    font-weight: 600;
    text-decoration-thickness: 1px;
  }
  em {
    color: var(--fg-3);
  }
`

export type FieldChange = {
  /** Of all changes that are shown together. */
  id: string
  label: string
  /** Null was nothing. */
  before: string | null
  after: string | null
  /** A secret: only that it changed is known. */
  masked?: boolean
  /** The row that the field belongs to was added or removed itself: that the field is empty then is no news. */
  rowCameOrWent?: boolean
}

export type FieldChangesProps = {
  changes: readonly FieldChange[]
  /** What was done, or what is about to be. */
  tense?: 'past' | 'future'
}

type Tense = NonNullable<FieldChangesProps['tense']>

const SIDES = { past: { before: 'before', after: 'after' }, future: { before: 'now', after: 'next' } } as const

/** As much of what stayed as it takes to find the place in a long text. */
const NEAR = 80
const lastOf = (start: string) => (start.length > NEAR ? `…${start.slice(-NEAR)}` : start)
const firstOf = (end: string) => (end.length > NEAR ? `${end.slice(0, NEAR)}…` : end)

type SideProps = { change: FieldChange; side: 'before' | 'after'; tense: Tense }

const Side = ({ change, side, tense }: SideProps) => {
  const t = formMessages.useT()
  const { before, after } = change
  const value = change[side]
  const Mark = side === 'before' ? 'del' : 'ins'
  const [start, changed, end] = changedPart(value ?? '', (side === 'before' ? after : before) ?? '')
  const isPart = changed !== '' && start + end !== ''
  return (
    <Line $tone={side === 'before' ? 'bad' : 'ok'}>
      <Icon name={side === 'before' ? 'minus' : 'plus'} size={12} />
      <VisuallyHidden>{t(`changes.${SIDES[tense][side]}`)}</VisuallyHidden>
      <span>
        {value === null || value === '' ? <em>{t('changes.none')}</em> : isPart ? lastOf(start) : value}
        {isPart && <Mark>{changed}</Mark>}
        {isPart && firstOf(end)}
      </span>
    </Line>
  )
}

const Sides = ({ change, tense }: { change: FieldChange; tense: Tense }) => {
  const t = formMessages.useT()
  const { before, after, masked, rowCameOrWent } = change
  if (masked)
    return (
      <Line as="dd">
        <em>{t('changes.changed')}</em>
      </Line>
    )
  // It stayed, and says which of several rows the others are about.
  if (before !== null && before === after) return <Line as="dd">{after}</Line>
  return (
    <>
      {/* A new record had nothing before. */}
      {before !== null && <Side change={change} side="before" tense={tense} />}
      {!(rowCameOrWent && after === null) && <Side change={change} side="after" tense={tense} />}
    </>
  )
}

/** Field by field what was and what is. What stayed is shown once, where it says what the rest is about. */
export const FieldChanges = ({ changes, tense = 'past' }: FieldChangesProps) => (
  <Root>
    {changes.map(change => (
      <div key={change.id}>
        <dt>{change.label}</dt>
        <Sides change={change} tense={tense} />
      </div>
    ))}
  </Root>
)
