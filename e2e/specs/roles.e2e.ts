import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pair, UserRecord } from '@candela/shared-contract'
import { apiCall, DEMO_PASSWORD } from '../harness/api'
import { ROOT } from '../harness/paths'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { createUser } from '../harness/users'
import {
  addressOf,
  BETWEEN,
  BETWEEN_PATH,
  collectRefusals,
  liveDeclarations,
  REFUSED,
  UNKNOWN,
  walkTime,
  walkTo,
  watchComing,
} from '../harness/walk'
import { accountWith, websiteWith } from '../harness/websites'

/**
 * Every route that a remote declares, for every group: open or refused as declaration and rights say, without a call
 * that the rights would refuse. A new route and a new menu entry join by being declared. Who may open everything does
 * so in `remotes-apart`.
 */
const ROLES = [
  { group: 'Super admin', attached: 'none', walks: false },
  { group: 'Ad ops', attached: 'none', walks: true },
  { group: 'Finance', attached: 'none', walks: true },
  { group: 'Account manager', attached: 'managers', walks: true },
  { group: 'Publisher owner', attached: 'sellers', walks: true },
  { group: 'Publisher viewer', attached: 'sellers', walks: true },
] as const

/** Records that each of them who is attached reaches: `personOf` makes them. */
const ARRANGED = ['/account/:id', '/website/:id']

type Role = Omit<(typeof ROLES)[number], 'walks'>

test('every default group is looked at', async () => {
  const table = await readFile(join(ROOT, 'docs', 'permissions.md'), 'utf8')
  const [, groups = ''] = table.split('## Default groups')
  const names = [...(groups.split('\n## ')[0] ?? '').matchAll(/^\| [A-Z]{2} \| ([^|]+) \|/gm)].map(([, name]) => name)
  expect(ROLES.map(({ group }) => group).toSorted()).toEqual(names.toSorted())
})

type Person = {
  id: number
  email: string
  token: string
  rights: ReadonlySet<string>
  missing: (anyOf: Pair[]) => boolean
}

/** Somebody of the group who reaches an account and a website where the group reaches what people are attached to. */
const personOf = async (url: string, { group, attached }: Role): Promise<Person> => {
  const { record } = await createUser(url, { usr_name: `Walks as ${group}`, group, usr_password: DEMO_PASSWORD })
  const account = await accountWith(url, attached === 'none' ? {} : { [attached]: [record.id] })
  const publisher = attached === 'sellers' ? record : await newPerson(url, `Publisher beside ${group}`)
  await websiteWith(url, { anw_account_id: account.id, users: [publisher.id] })
  const { usr_email: email } = record
  const { body } = await apiCall(url, 'POST', '/auth', { body: { email, password: DEMO_PASSWORD } })
  const user = body.user as UserRecord & { group: { permissions: { grp_controller: string; grp_method: string }[] } }
  const rights = new Set(
    user.group.permissions.map(({ grp_controller, grp_method }) => `${grp_controller}.${grp_method}`),
  )
  return {
    id: record.id,
    email,
    token: String(body.token),
    rights,
    missing: anyOf => !anyOf.some(pair => rights.has(pair)),
  }
}

for (const { walks, ...role } of ROLES)
  test(`${role.group}: ${walks ? 'every declared route opens or is refused as the rights say, and ' : ''}the menu leads nowhere else`, async ({
    page,
    product,
    signInAs,
  }) => {
    const live = await liveDeclarations(product)
    const routes = live.flatMap(remote => remote.routes)
    const nav = live.flatMap(remote => remote.nav)
    expect(routes.length).toBeGreaterThan(20)
    if (walks) test.setTimeout(walkTime(routes.length))
    const person = await personOf(product.url, role)
    const refusals = await collectRefusals(page)
    const hasCome = watchComing(page)
    await signInAs(person.email)
    await page.goto(BETWEEN_PATH)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(BETWEEN)

    await test.step('the menu', async () => {
      const open = nav.filter(({ anyOf }) => !person.missing(anyOf))
      const expected = open
        .filter(({ placement, hidden }) => placement === 'sidebar' && !hidden)
        .map(({ path }) => path)
      const folded = menu.getByRole('button', { expanded: false })
      while ((await folded.count()) > 0) await folded.first().click()
      const paths = await menu.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')))
      expect(paths.toSorted()).toEqual(expected.toSorted())
    })

    expect(routes.some(({ anyOf }) => person.missing(anyOf))).toBe(walks)
    for (const route of walks ? routes : [])
      await test.step(route.path, async () => {
        const { title, anyOf } = route
        const isOfOne = route.path.includes(':')
        // Everybody has a record of their own, and some may list no others.
        const { address, isThere } = route.path.startsWith('/user/:')
          ? { address: route.path.replace(':id', String(person.id)), isThere: true }
          : await addressOf(product.url, person.token, route)
        // Whoever is attached to a publisher's records reaches some.
        if (ARRANGED.includes(route.path) && role.attached !== 'none' && !person.missing(anyOf))
          expect(isThere).toBe(true)
        await walkTo(page, address)
        if (person.missing(anyOf)) {
          await expect(page.getByText(REFUSED)).toBeVisible()
          await expect(page).toHaveTitle(`${title.en} · Candela`)
        } else if (!isThere) {
          await expect(page.getByText(UNKNOWN)).toBeVisible()
        } else {
          await expect(heading).not.toHaveText(BETWEEN)
          if (!isOfOne) await expect(page).toHaveTitle(`${title.en} · Candela`)
          await hasCome()
          await expect(page.getByText(REFUSED)).toHaveCount(0)
          await expect(page.getByText(UNKNOWN)).toHaveCount(0)
        }
        // What a page asks that nobody may open is a refusal too, once it is answered.
        await hasCome()
        await walkTo(page, BETWEEN_PATH)
        await expect(heading).toHaveText(BETWEEN)
      })
    expect(refusals()).toEqual([])
  })
