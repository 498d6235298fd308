import {
  endsAfterStart,
  endsLater,
  type MaintenanceCreateBody,
  type MaintenanceTarget,
  type MaintenanceUpdateBody,
  maintenanceCreateBody,
  type OneMaintenance,
} from '@candela/shared-contract'
import { changesOf } from '@candela/shared-ui/form'
import * as z from 'zod/mini'
import { dayAndTime, instantOf, wrongMoment } from '../shared/moment'

/** Names are those of the columns; a time stands in a day and an hour. */
export type MaintenanceValues = {
  target: MaintenanceTarget
  usm_id_user: number | null
  usm_id_group: number | null
  usm_from: string
  from_time: string
  usm_until: string
  until_time: string
  usm_message: string
}

export const EMPTY: MaintenanceValues = {
  target: 'user',
  usm_id_user: null,
  usm_id_group: null,
  usm_from: '',
  from_time: '',
  usm_until: '',
  until_time: '',
  usm_message: '',
}

export const valuesOf = ({ record }: OneMaintenance): MaintenanceValues => {
  const [usm_from, from_time] = dayAndTime(record.usm_from)
  const [usm_until, until_time] = dayAndTime(record.usm_until)
  const { target, usm_id_user, usm_id_group, usm_message } = record
  return {
    target,
    usm_id_user,
    usm_id_group,
    usm_from,
    from_time,
    usm_until,
    until_time,
    usm_message: usm_message ?? '',
  }
}

const whenOf = ({ usm_from, from_time, usm_until, until_time, usm_message }: MaintenanceValues) => ({
  usm_from: instantOf(usm_from, from_time),
  usm_until: instantOf(usm_until, until_time),
  usm_message: usm_message.trim() || null,
})

export const toCreateBody = (values: MaintenanceValues): MaintenanceCreateBody => ({
  usm_id_user: values.target === 'user' ? values.usm_id_user : null,
  usm_id_group: values.target === 'group' ? values.usm_id_group : null,
  ...whenOf(values),
})

/** What was changed and nothing else: what is not said stays as it is. */
export const toUpdateBody = (values: MaintenanceValues, base: MaintenanceValues): MaintenanceUpdateBody =>
  changesOf(whenOf(base), whenOf(values))

type Wrong = { field: keyof MaintenanceValues; code: string }

const wrongTimes = (values: MaintenanceValues, parts: [keyof MaintenanceValues, keyof MaintenanceValues]): Wrong[] => {
  const [day, time] = parts
  const [typedDay, typedTime] = [String(values[day]), String(values[time])]
  if (!typedDay && !typedTime) return []
  const wrong = wrongMoment(typedDay, typedTime)
  return [
    ...(wrong.day ? [{ field: day, code: wrong.day }] : []),
    ...(wrong.time ? [{ field: time, code: wrong.time }] : []),
  ]
}

const wrongIn = (values: MaintenanceValues): Wrong[] => {
  const typed = [...wrongTimes(values, ['usm_from', 'from_time']), ...wrongTimes(values, ['usm_until', 'until_time'])]
  const when = whenOf(values)
  const { usm_message } = maintenanceCreateBody.shape
  return [
    ...typed,
    ...(typed.length === 0 && !endsAfterStart(when) ? [{ field: 'usm_until' as const, code: 'endTooEarly' }] : []),
    ...(z.safeParse(usm_message, when.usm_message).success ? [] : [{ field: 'usm_message' as const, code: 'tooLong' }]),
  ]
}

const rules = (wrongOf: (values: MaintenanceValues) => Wrong[]) =>
  z.custom<MaintenanceValues>().check(({ value, issues }) => {
    for (const { field, code } of wrongOf(value))
      issues.push({ code: 'custom', input: value, path: [field], message: code })
  })

const isOver = (values: MaintenanceValues): Wrong[] =>
  endsLater(whenOf(values)) ? [] : [{ field: 'usm_until', code: 'endTooEarly' }]

export const newRules = rules(values => {
  const field = values.target === 'user' ? 'usm_id_user' : 'usm_id_group'
  return [
    ...(values[field] === null ? [{ field, code: 'userOrGroup' } as const] : []),
    ...wrongIn(values),
    ...isOver(values),
  ]
})

/** Of one that is over the message may still be changed. */
export const editRules = (base: MaintenanceValues) =>
  rules(values => [...wrongIn(values), ...(whenOf(values).usm_until === whenOf(base).usm_until ? [] : isOver(values))])
