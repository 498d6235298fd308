import type { MyHours, WorkHours } from '@candela/shared-contract'
import { ToggleChip } from '@candela/shared-ui'
import { FormCombobox, FormTextField, useFormValue } from '@candela/shared-ui/form'
import { FormDialog } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useTimeZones } from '../../account/useTimeZones'
import { userMessages } from '../messages'
import { changeHours, hoursRules, toClock, valuesOf, WEEK, withDay } from './hours.form'
import { useDays } from './useDays'

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  > span {
    flex-basis: 100%;
    color: var(--fg-2);
    font-size: 12px;
    font-weight: 500;
  }
`

const Clocks = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`

const DayChips = () => {
  const t = userMessages.useT()
  const id = useId()
  const long = useDays('long')
  const short = useDays('short')
  const { value, setValue } = useFormValue<number[]>('woh_days')
  return (
    <Days role="group" aria-labelledby={id}>
      <span id={id}>{t('user.hours.days')}</span>
      {WEEK.map(day => (
        <ToggleChip
          key={day}
          pressed={value.includes(day)}
          // Whoever works on no day has no hours.
          disabled={value.length === 1 && value.includes(day)}
          aria-label={long(day)}
          onChange={on => setValue(withDay(value, day, on))}
        >
          {short(day)}
        </ToggleChip>
      ))}
    </Days>
  )
}

const ClockField = ({ name, label }: { name: 'woh_from' | 'woh_to'; label: string }) => {
  const { value, setValue } = useFormValue<string>(name)
  return (
    <FormTextField
      name={name}
      label={label}
      placeholder="09:00"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      onBlurCapture={() => setValue(toClock(value))}
    />
  )
}

type HoursDialogProps = { hours: MyHours; onSaved: (saved: MyHours) => void; onClose: () => void }

/** When one works, for those who write to one. */
export const HoursDialog = ({ hours, onSaved, onClose }: HoursDialogProps) => {
  const t = userMessages.useT()
  const zones = useTimeZones()

  const save = async (values: WorkHours) => {
    onSaved(await changeHours(values, hours.updated_at))
    addToast({ kind: 'success', title: t('user.hours.saved') })
  }

  return (
    <FormDialog
      title={t('user.hours.change')}
      effect={t('user.hours.effect')}
      schema={hoursRules}
      initialValues={valuesOf(hours)}
      save={save}
      onClose={onClose}
    >
      <DayChips />
      <Clocks>
        <ClockField name="woh_from" label={t('user.hours.from')} />
        <ClockField name="woh_to" label={t('user.hours.to')} />
      </Clocks>
      <FormCombobox<string>
        name="woh_zone"
        label={t('user.hours.zone')}
        help={t('user.hours.overnight')}
        load={zones.find}
        labelOf={zones.labelOf}
      />
    </FormDialog>
  )
}
