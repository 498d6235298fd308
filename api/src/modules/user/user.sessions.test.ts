import type { UserSession, UserVisit } from '@candela/shared-contract'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { storedUser } from '../../../test/users'
import { openSession } from '../auth/session'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())
beforeEach(() => product.database.exec('delete from throttles'))

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const signInWith = async (email: string, headers: Record<string, string>): Promise<string> => {
  const answer = await product.call('POST', '/auth', { body: { email, password: 'candela-demo' }, headers })
  return String(answer.body.token)
}

const sessions = async (id: number, token: string): Promise<UserSession[]> =>
  (await product.call('GET', `/user/${id}/sessions`, { token })).body as unknown as UserSession[]

const isIn = async (token: string): Promise<boolean> =>
  (await product.call('GET', '/auth/session', { token })).status === 200

it('a sign-in that was under way opens nothing once the password was changed or the access ended', async () => {
  const { id } = await somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)
  const known = await storedUser(product, id)
  const { app } = product
  const ctx = {
    app,
    actor: null,
    ip: '127.0.0.1',
    userAgent: '',
    requestId: '1',
    locale: 'en_US',
    idempotentCall: null,
  } as const
  await expect(openSession(ctx, known, null)).resolves.toMatchObject({ user: { id } })
  for (const since of ["usr_password = 'another'", "usr_status = 'Banido'", 'deleted_at = clock_timestamp()']) {
    await product.database.exec(`update users set usr_password = '${known.usr_password}', usr_status = 'Ativo',
      deleted_at = null where id = ${id}`)
    await product.database.exec(`update users set ${since} where id = ${id}`)
    await expect(openSession(ctx, known, null)).rejects.toMatchObject({ code: 'credentials' })
  }
})

describe('where somebody is signed in', () => {
  it('is said by device, with the one that asks marked and without what is over', async () => {
    const { id, email, token } = await somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)
    const over = await product.signIn(email)
    await product.call('POST', '/auth/logout', { token: over })
    await signInWith(email, { 'user-agent': FIREFOX })
    const listed = await sessions(id, token)
    expect(listed).toMatchObject([
      { browser: 'Firefox', operating_system: 'Linux', current: false },
      { browser: null, current: true },
    ])
    expect(JSON.stringify(listed)).not.toContain('hash')
    expect((await sessions(id, admin)).map(({ current }) => current)).toEqual([false, false])
  })

  it('can be ended one by one, once, at the next request', async () => {
    const { id, email, token } = await somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)
    const other = await product.signIn(email)
    const [newest] = await sessions(id, token)
    const end = () => product.call('DELETE', `/user/${id}/sessions/${newest?.id}`, { token })
    expect([(await end()).status, await isIn(other), await isIn(token)]).toEqual([204, false, true])
    expect((await end()).status).toBe(404)
  })

  it('can be ended everywhere but here, and by somebody else everywhere', async () => {
    const { id, email, token } = await somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)
    const others = [await product.signIn(email), await product.signIn(email)]
    expect((await product.call('DELETE', `/user/${id}/sessions`, { token })).status).toBe(204)
    expect([await isIn(token), ...(await Promise.all(others.map(isIn)))]).toEqual([true, false, false])
    await product.call('DELETE', `/user/${id}/sessions`, { token: admin })
    expect([await isIn(token), await isIn(admin)]).toEqual([false, true])
  })

  it('is nobody’s business who does not reach them; a session belongs to its person', async () => {
    const { id, token } = await somebodyWith(product, ['user.update', 'userAccessLog.list'], 'own')
    const other = await somebodyWith(product, [])
    const [theirs] = await sessions(other.id, admin)
    for (const foreign of [other.id, 987_654_321])
      for (const [method, path] of [
        ['GET', 'sessions'],
        ['DELETE', 'sessions'],
        ['DELETE', `sessions/${theirs?.id}`],
        ['GET', 'visits'],
      ] as const)
        expect((await product.call(method, `/user/${foreign}/${path}`, { token })).status).toBe(404)
    expect((await product.call('DELETE', `/user/${id}/sessions/${theirs?.id}`, { token })).status).toBe(404)
    expect(await isIn(other.token)).toBe(true)
  })
})

describe('the sign-ins of somebody', () => {
  const visits = async (id: number, token: string): Promise<UserVisit[]> =>
    (await product.call('GET', `/user/${id}/visits`, { token })).body as unknown as UserVisit[]

  it('are listed with what failed, the newest first, for themselves and for who may see them', async () => {
    const { id, email, token } = await somebodyWith(product, [], 'own')
    await product.call('POST', '/auth', { body: { email, password: 'wrong' }, ip: '192.0.2.9' })
    await signInWith(email, { 'user-agent': FIREFOX })
    const own = await visits(id, token)
    expect(own).toMatchObject([
      { succeeded: true, browser: 'Firefox', operating_system: 'Linux', language: 'en_US' },
      { succeeded: false, ip: '192.0.2.9', language: null },
      { succeeded: true },
    ])
    expect(await visits(id, admin)).toEqual(own)
  })

  it('are fifty at most', async () => {
    const { id, token } = await somebodyWith(product, [], 'own')
    await product.database.exec(
      `insert into sign_in_failures (sif_id_user, sif_email, sif_reason)
       select ${id}, 'x@candela.example', 'password' from generate_series(1, 60)`,
    )
    const listed = await visits(id, token)
    expect([listed.length, listed.some(({ succeeded }) => succeeded)]).toEqual([50, false])
  })
})
