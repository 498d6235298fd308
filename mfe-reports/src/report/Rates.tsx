import { type Currency, type RateSpan, toDay } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { reportPageMessages } from './messages'

const Rows = styled.ul`
  max-height: 200px;
  margin: 6px -16px -16px;
  overflow-y: auto;
  font-variant-numeric: tabular-nums;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 6px 16px;
    border-top: 1px solid var(--line-subtle);
  }
  b {
    font-weight: 600;
  }
  small {
    grid-column: 1 / -1;
    color: var(--fg-3);
    font-size: 12px;
  }
`

/** Which rates turned amounts of other currencies into those shown. */
export const Rates = ({ rates, currency }: { rates: readonly RateSpan[]; currency: Currency }) => {
  const t = reportPageMessages.useT()
  const format = useFormat()
  const daysOf = ({ from, to }: RateSpan): string =>
    from === to ? format.date(toDay(from)) : `${format.dayOfYear(toDay(from))} – ${format.date(toDay(to))}`
  return (
    <>
      <p>{t('rateNote')}</p>
      <Rows tabIndex={0} aria-label={t('rates')}>
        {rates.map(span => (
          <li key={`${span.currency} ${span.from}`}>
            <span>{t('rateOf', { currency: span.currency, other: currency })}</span>
            <b>{format.number(span.rate, 4)}</b>
            <small>
              {daysOf(span)} ·{' '}
              {span.kind === 'closing' || !span.quotedOn
                ? t('rateClosing')
                : t('rateDaily', { day: format.date(toDay(span.quotedOn)) })}
            </small>
          </li>
        ))}
      </Rows>
    </>
  )
}
