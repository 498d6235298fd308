import { styled } from 'styled-components'
import { media } from '../theme/media'
import { Checkbox, type CheckboxState } from './Checkbox'

const Row = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: 32px;
  padding: 4px 8px 4px 4px;
  border-radius: var(--r-sm);
  cursor: pointer;

  &:hover {
    background: var(--bg-hover);
  }
  ${media.touch} {
    min-height: var(--touch);
  }
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Count = styled.span`
  color: var(--fg-3);
  font-variant-numeric: tabular-nums;
`

type OptionRowProps = { label: string; count?: string; checked: CheckboxState; onChange: (checked: boolean) => void }

/** One of several choices, of which any may be taken. */
export const OptionRow = ({ label, count, checked, onChange }: OptionRowProps) => (
  <Row>
    <Checkbox label={count === undefined ? label : `${label} ${count}`} checked={checked} onChange={onChange} />
    <Words>{label}</Words>
    {count !== undefined && <Count>{count}</Count>}
  </Row>
)
