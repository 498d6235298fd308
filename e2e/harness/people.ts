import type { Locale, UserRecord } from '@candela/shared-contract'
import { ADMIN, apiCall, DEMO_PASSWORD, tokenFor } from './api'
import { groupNamed } from './groups'
import { createUser } from './users'

export type Person = { id: number; email: string; name: string }

const toPerson = ({ id, usr_email, usr_name }: UserRecord): Person => ({ id, email: usr_email, name: usr_name })

/** Somebody of a test's own, who signs in with the password of the demo. */
export const newPerson = async (url: string, name: string, usr_locale: Locale = 'en_US'): Promise<Person> =>
  toPerson((await createUser(url, { usr_name: name, usr_password: DEMO_PASSWORD, usr_locale })).record)

type Invitation = { token: string; name: string; email: string; group: number }

const invite = async (url: string, { token, name, email, group }: Invitation): Promise<Person> => {
  const { status, body } = await apiCall(url, 'POST', '/user/invite', {
    token,
    body: {
      usr_name: name,
      usr_email: email,
      usr_id_group: group,
      usr_comission: null,
      usr_product: null,
      usr_locale: 'en_US',
    },
  })
  if (status !== 200) throw new Error(`the person was not invited: ${status} ${JSON.stringify(body)}`)
  return toPerson(body.record as UserRecord)
}

/** Somebody who was invited and has not come yet. */
export const invitedPerson = async (url: string, name: string): Promise<Person> =>
  invite(url, {
    token: await tokenFor(url, ADMIN),
    name,
    email: `invited.${Date.now()}@candela.example`,
    group: await groupNamed(url, 'Publisher viewer'),
  })

/** Nobody may invite more in an hour. */
const INVITED_BY_ONE = 90

/** Many people at once, all active: without passwords, whose hashes take their time. */
export const invitedCrowd = async (url: string, name: string, size: number): Promise<Person[]> => {
  const group = await groupNamed(url, 'Publisher viewer')
  const crowd: Person[] = []
  let token = ''
  while (crowd.length < size) {
    const place = crowd.length
    if (place % INVITED_BY_ONE === 0) {
      const host = await createUser(url, {
        usr_name: `Host ${place}`,
        group: 'Super admin',
        usr_password: DEMO_PASSWORD,
      })
      token = await tokenFor(url, host.record.usr_email)
    }
    const email = `crowd.${Date.now()}.${place}@candela.example`
    crowd.push(await invite(url, { token, name: `${name} ${place}`, email, group }))
  }
  return crowd
}
