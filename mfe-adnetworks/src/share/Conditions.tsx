import type { ShownCondition } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { usePlaceWords } from './usePlaceWords'

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 2px 0;
  padding: 0;
  list-style: none;
  color: var(--fg-2);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  b {
    min-width: 60px;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`

/** What the publisher gets where: nothing where a version asks for nothing. */
export const Conditions = ({ conditions }: { conditions: readonly ShownCondition[] }) => {
  const format = useFormat()
  const placeOf = usePlaceWords()
  if (conditions.length === 0) return null
  return (
    <List>
      {conditions.map(({ rev_device, rev_format, rev_technology, technology, rev_percentage_value }) => (
        <li key={`${rev_device}/${rev_format}/${rev_technology}`}>
          <b>{format.percent(rev_percentage_value)}</b>
          <span>
            {placeOf({
              devices: rev_device && [rev_device],
              formats: rev_format && [rev_format],
              technologies: rev_technology && [technology ?? `#${rev_technology}`],
            })}
          </span>
        </li>
      ))}
    </List>
  )
}
