import type { Day } from '@candela/shared-contract'
import { FormDateField, FormTextField } from '@candela/shared-ui/form'
import { styled } from 'styled-components'
import { ownZone } from './moment'

const Moment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px;
  gap: 12px;
  align-items: start;
`

type Part = { name: string; label: string }
type MomentFieldsProps = {
  day: Part & { help?: string; optional?: boolean; first?: Day }
  time: Part & { example: string }
}

/** A day and its time, beside each other. */
export const MomentFields = ({ day, time: { example, ...time } }: MomentFieldsProps) => (
  <Moment>
    <FormDateField {...day} zone={ownZone()} />
    <FormTextField {...time} placeholder={example} inputMode="numeric" autoComplete="off" maxLength={5} />
  </Moment>
)
