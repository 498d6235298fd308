import type { Pair, Scope } from '@candela/shared-contract'
import { anAccount } from '../../../test/accounts'
import { aGroup, somebodyOf, somebodyWith, toPermissions } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { REASON, viewAs } from '../../../test/viewings'

let product: Product
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  groupId = (await aGroup(product, { pairs: ['account.list'], scope: 'own' })).id
})
afterAll(() => product.close())

const anAdministrator = () => somebodyWith(product, ['user.impersonate', 'user.get', 'account.list'])
const somebody = () => somebodyOf(product, groupId)
const ask = (id: number, token: string, body: object = { reason: REASON }) =>
  product.call('POST', `/user/${id}/impersonate`, { token, body })
const sees = async (token: string): Promise<number> => (await product.call('GET', '/auth/session', { token })).status
const exec = (statement: string) => product.database.exec(statement)

/** An administrator who looks as somebody. */
const aLook = async () => {
  const [viewer, person] = [await anAdministrator(), await somebody()]
  return { viewer, person, viewing: await viewAs(product, viewer.token, person.id) }
}

describe('to look as somebody', () => {
  it('is to be them, for half an hour, without a way to go on or to look further', async () => {
    const { viewer, person } = await aLook()
    const { body } = await ask(person.id, viewer.token)
    expect(body).toMatchObject({ user: { id: person.id, group: { id: groupId } }, seconds: 1800 })
    const viewing = String(body.token)
    const until = async () => (await product.call('GET', '/auth/session', { token: viewing })).body.expiresAt
    const first = await until()
    expect(Math.abs(Date.parse(String(first)) - Date.now() - 1_800_000)).toBeLessThan(60_000)
    await product.call('POST', '/account/list', { token: viewing, body: {} })
    expect(await until()).toBe(first)
    expect(await ask((await somebody()).id, viewing)).toMatchObject({ status: 403, body: { code: 'onlyLooking' } })
  })

  it('never lasts longer than the session that it was begun in', async () => {
    const { viewer, person } = await aLook()
    await exec(
      `update sessions set expires_at = clock_timestamp() + interval '5 minutes' where ses_id_user = ${viewer.id}`,
    )
    expect(Number((await ask(person.id, viewer.token)).body.seconds)).toBeLessThanOrEqual(300)
  })

  it('asks for the right, and for a reason in ten to 255 characters', async () => {
    const person = await somebody()
    const without = await somebodyWith(product, ['user.get', 'account.list', 'group.update'])
    expect((await ask(person.id, without.token)).status).toBe(403)
    const { token } = await anAdministrator()
    const refused = async (reason: unknown) => wrongIn(await ask(person.id, token, { reason }))?.[0]?.code
    expect(await refused(undefined)).toBe('required')
    expect(await refused('         ')).toBe('required')
    expect(await refused('too short')).toBe('tooShort')
    expect(await refused('x'.repeat(256))).toBe('tooLong')
    expect((await ask(person.id, token, { reason: 'x'.repeat(255) })).status).toBe(200)
  })

  it('is refused as oneself and as whoever sees nothing, and nobody is there who is out of reach', async () => {
    const viewer = await anAdministrator()
    expect((await ask(viewer.id, viewer.token)).status).toBe(403)
    for (const change of [`usr_status = 'Inativo'`, `usr_status = 'Banido'`, 'usr_password = null']) {
      const { id } = await somebody()
      await exec(`update users set ${change} where id = ${id}`)
      expect([change, (await ask(id, viewer.token)).status]).toEqual([change, 403])
    }
    const removed = await somebody()
    await exec(`update users set deleted_at = clock_timestamp() where id = ${removed.id}`)
    const manager = await somebodyWith(product, ['user.impersonate', 'account.list'], 'managed')
    const { id } = await somebody()
    const statuses = [
      await ask(removed.id, viewer.token),
      await ask(id, manager.token),
      await ask(987_654, viewer.token),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
    await anAccount(product, { managers: [manager.id], users: [id] })
    expect((await ask(id, manager.token)).status).toBe(200)
    // Who sees what the viewer does not is above them.
    await anAccount(product, { users: [id] })
    expect((await ask(id, manager.token)).status).toBe(403)
  })

  it.each<[string, Pair[], Scope]>([
    ['looks as others', ['user.impersonate'], 'own'],
    ['changes groups', ['group.update'], 'own'],
    ['makes groups', ['group.store'], 'managed'],
    ['removes groups', ['group.destroy'], 'all'],
    ['changes people everywhere', ['user.update'], 'all'],
    ['brings in people everywhere', ['user.store'], 'all'],
    ['removes people everywhere', ['user.destroy'], 'all'],
  ])('is refused as an administrator, who %s, whatever the viewer may do', async (_, pairs, scope) => {
    const admin = await product.signIn('admin@candela.example')
    const { id } = await somebodyWith(product, pairs, scope)
    expect((await ask(id, admin)).status).toBe(403)
    const { body } = await product.call('GET', `/user/${id}`, { token: admin })
    expect(body.can).toMatchObject({ impersonate: false })
  })

  it('is refused as the administrators of the product, and as whoever does what the viewer cannot', async () => {
    const administrators = await product.database.read
      .selectFrom('access_groups')
      .select('id')
      .where('gro_is_administrators', '=', true)
      .executeTakeFirstOrThrow()
    const other = await somebodyOf(product, administrators.id)
    expect((await ask(other.id, await product.signIn('admin@candela.example'))).status).toBe(403)
    const { token } = await anAdministrator()
    const able = await somebodyWith(product, ['website.list'], 'own')
    expect((await ask(able.id, token)).status).toBe(403)
  })
})

describe('a look ends', () => {
  const give = async (group: number, pairs: readonly Pair[]) => {
    const rows = toPermissions(pairs).map(permission => ({ grp_id_group: group, ...permission }))
    await product.database.unaudited.insertInto('access_group_permissions').values(rows).execute()
  }
  type Look = Awaited<ReturnType<typeof aLook>>

  /** What ends it, and what that person's own session answers then where it does not go on. */
  it.each<[string, (look: Look) => Promise<unknown>, number?]>([
    ['when it is stopped', ({ viewing }) => product.call('POST', '/auth/stopViewing', { token: viewing })],
    ['when the viewer stops it', ({ viewer }) => product.call('POST', '/auth/stopViewing', { token: viewer.token })],
    ['when the viewer looks as another', async ({ viewer }) => ask((await somebody()).id, viewer.token)],
    [
      'when its time is over',
      ({ person }) => exec(`update viewings set expires_at = clock_timestamp() where vwg_id_user = ${person.id}`),
    ],
    ['when the viewer signs out', ({ viewer }) => product.call('POST', '/auth/logout', { token: viewer.token })],
    [
      'when the session of the viewer is over',
      ({ viewer }) => exec(`update sessions set expires_at = clock_timestamp() where ses_id_user = ${viewer.id}`),
    ],
    [
      'when the viewer is banned',
      ({ viewer }) => exec(`update users set usr_status = 'Banido' where id = ${viewer.id}`),
    ],
    [
      'when the viewer is removed',
      ({ viewer }) => exec(`update users set deleted_at = clock_timestamp() where id = ${viewer.id}`),
    ],
    [
      'when the viewer loses the right',
      ({ viewer }) =>
        exec(
          `delete from access_group_permissions where grp_id_group = ${viewer.group.id} and grp_method = 'impersonate'`,
        ),
    ],
    [
      'when the viewer no longer reaches that person',
      ({ viewer }) => exec(`update access_groups set gro_scope = 'managed' where id = ${viewer.group.id}`),
    ],
    [
      'when the viewer is in maintenance',
      ({ viewer }) => exec(`insert into maintenance (usm_id_user) values (${viewer.id})`),
    ],
    [
      'when that person is banned',
      ({ person }) => exec(`update users set usr_status = 'Banido' where id = ${person.id}`),
      401,
    ],
    [
      'when that person becomes an administrator',
      async ({ person }) => {
        const group = await aGroup(product, { pairs: ['group.update'] })
        return exec(`update users set usr_id_group = ${group.id} where id = ${person.id}`)
      },
    ],
    [
      'when the group of that person becomes one of administrators',
      async ({ person }) => {
        const group = await aGroup(product, { scope: 'own' })
        await exec(`update users set usr_id_group = ${group.id} where id = ${person.id}`)
        return give(group.id, ['user.impersonate'])
      },
    ],
    [
      'when that person may do what the viewer may not',
      async ({ person }) => {
        const group = await aGroup(product, { pairs: ['website.list'], scope: 'own' })
        return exec(`update users set usr_id_group = ${group.id} where id = ${person.id}`)
      },
    ],
  ])('%s', async (_, end, own = 200) => {
    const look = await aLook()
    expect(await sees(look.viewing)).toBe(200)
    await end(look)
    expect([await sees(look.viewing), await sees(look.person.token)]).toEqual([401, own])
  })

  it('with its live events with it, at once', async () => {
    const { viewer, viewing } = await aLook()
    const events = await product.listen(viewing)
    await product.call('POST', '/auth/logout', { token: viewer.token })
    await events.ended
  })

  it('with the session of the viewer where they sign out in the middle of it, and that person stays', async () => {
    const { viewer, person, viewing } = await aLook()
    expect((await product.call('POST', '/auth/logout', { token: viewing })).status).toBe(204)
    expect([await sees(viewing), await sees(viewer.token), await sees(person.token)]).toEqual([401, 401, 200])
  })

  it('so that the viewer is who they were', async () => {
    const { viewer, viewing } = await aLook()
    expect((await product.call('POST', '/auth/stopViewing', { token: viewing })).status).toBe(204)
    expect((await product.call('GET', '/auth/session', { token: viewer.token })).body.user).toMatchObject({
      id: viewer.id,
    })
    // Once more, there is nothing to stop.
    expect((await product.call('POST', '/auth/stopViewing', { token: viewer.token })).status).toBe(204)
  })

  it('also while that person is in maintenance, which is what is seen', async () => {
    const { person, viewing } = await aLook()
    await exec(`insert into maintenance (usm_id_user, usm_message) values (${person.id}, 'New servers.')`)
    const { body } = await product.call('GET', '/auth/session', { token: viewing })
    expect(body.maintenance).toMatchObject({ message: 'New servers.' })
    expect((await product.call('POST', '/account/list', { token: viewing, body: {} })).status).toBe(503)
    expect((await product.call('POST', '/auth/stopViewing', { token: viewing })).status).toBe(204)
  })
})

describe('who looked as whom', () => {
  it('stands in the system log with the reason, as the doing of the viewer', async () => {
    const { viewer, person, viewing } = await aLook()
    await product.call('POST', '/auth/stopViewing', { token: viewing })
    const rows = await product.database.read
      .selectFrom('system_logs')
      .selectAll()
      .where('slo_table_name', '=', 'viewings')
      .where('slo_object_id', '=', person.id)
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      { slo_action: 'user.impersonate', slo_diffs: { vwg_reason: [null, REASON], vwg_token_hash: [null, 'changed'] } },
      { slo_action: 'auth.stopViewing', slo_diffs: { ended_at: [null, expect.any(String)] } },
    ])
    expect(rows.map(({ slo_blame_user_id }) => slo_blame_user_id)).toEqual([viewer.id, viewer.id])
    const admin = await product.signIn('admin@candela.example')
    const { body } = await product.call('GET', `/systemLog/${rows[1]?.id}`, { token: admin })
    const said = JSON.stringify(body)
    const { rows: names } = await product.database.unaudited.executeQuery<{ usr_name: string }>(
      product.database.read.selectFrom('users').select('usr_name').where('id', 'in', [viewer.id, person.id]).compile(),
    )
    expect(names.filter(({ usr_name }) => said.includes(usr_name)).length).toBe(2)
  })

  it('stands by both names in the line of every request', async () => {
    const { viewer, person, viewing } = await aLook()
    await product.call('POST', '/account/list', { token: viewing, body: {} })
    await product.call('POST', '/account', { token: viewing, body: {} })
    const lines = product.logLines().map(line => JSON.parse(line) as Record<string, unknown>)
    const looked = lines.filter(line => line.viewer === viewer.id)
    const names = { actor: person.id, actorName: expect.stringMatching('Test person'), viewerName: expect.any(String) }
    expect(looked).toMatchObject([
      { route: '/api/web/account/list', status: 200, ...names },
      { route: '/api/web/account', status: 403, ...names },
    ])
    expect(
      lines.some(
        line => line.actor === person.id && line.viewer === undefined && line.route === '/api/web/account/list',
      ),
    ).toBe(false)
  })
})
