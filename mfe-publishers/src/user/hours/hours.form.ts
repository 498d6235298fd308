import { call, query } from '@candela/shared-auth'
import { contactEndpoints, type MyHours, type WorkHours, workHoursBody } from '@candela/shared-contract'
import { rulesOf } from '@candela/shared-ui/form'

/** As weeks are read, from Monday on. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

export const hoursQuery = () => query(contactEndpoints.hours, {})

export const changeHours = (values: WorkHours, updated_at: MyHours['updated_at']) =>
  call(contactEndpoints.changeHours, { body: { ...values, updated_at } })

export const hoursRules = rulesOf<WorkHours>(values => [workHoursBody, { ...values, updated_at: null }])

export const valuesOf = ({ woh_days, woh_from, woh_to, woh_zone }: MyHours): WorkHours => ({
  woh_days,
  woh_from,
  woh_to,
  woh_zone,
})

/** `9` and `930` are what people type for a time. */
export const toClock = (typed: string): string => {
  const [, hour = '', minute = '00'] = /^\s*(\d{1,2})(?:[:.h]?(\d{2}))?\s*$/.exec(typed) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute}` : typed
}

export const withDay = (days: readonly number[], day: number, isIn: boolean): number[] =>
  [...days.filter(each => each !== day), ...(isIn ? [day] : [])].sort()
