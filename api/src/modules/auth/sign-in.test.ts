import { contractMessages } from '@candela/shared-contract'
import { type Product, startProduct } from '../../../test/product'
import { buildServer } from '../../app'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

const signIn = (email: string, password: string, ip = '192.0.2.1', headers = {}) =>
  product.call('POST', '/auth', { body: { email, password }, ip, headers })

describe('signing in', () => {
  it('answers a token and the person with group, scope and rights', async () => {
    const { status, body, headers } = await signIn('publisher@candela.example', 'candela-demo')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        usr_name: 'Otávio Brandão',
        usr_locale: 'pt_BR',
        group: {
          gro_name: 'Publisher owner',
          gro_scope: 'own',
          permissions: expect.arrayContaining([{ grp_controller: 'report', grp_method: 'report05' }]),
        },
      },
      remotes: {},
    })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('never sends the password hash, and stores the token only as a hash', async () => {
    const { body } = await signIn('viewer@candela.example', 'candela-demo')
    expect(JSON.stringify(body)).not.toMatch(/argon2|usr_password/)
    const sessions = await product.database.read.selectFrom('sessions').select('ses_token_hash').execute()
    expect(sessions.map(({ ses_token_hash }) => ses_token_hash)).not.toContain(body.token)
  })

  it('takes the address in any case', async () => {
    expect((await signIn('Admin@Candela.EXAMPLE', 'candela-demo')).status).toBe(200)
  })

  it('leaves a visit and an audit row of the same person', async () => {
    const { body } = await signIn('finance@candela.example', 'candela-demo', '192.0.2.77', {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    })
    const { id } = body.user as { id: number }
    const visit = await product.database.read
      .selectFrom('visit_logs')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(visit).toMatchObject({
      ual_id_user: id,
      ual_ip: '192.0.2.77',
      ual_language: 'it_IT',
      ual_operating_system: 'Linux',
    })
    const log = await product.database.read
      .selectFrom('system_logs')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(log).toMatchObject({
      slo_type: 'login',
      slo_action: 'auth.signIn',
      slo_blame_user_id: id,
      slo_object_id: id,
      slo_ip: '192.0.2.77',
      slo_diffs: { ses_token_hash: [null, 'changed'] },
    })
  })

  it.each([
    ['a wrong password', 'admin@candela.example', 'not-it'],
    ['an unknown address', 'nobody@candela.example', 'candela-demo'],
    ['an inactive person', 'inacio.parado@candela.example', 'candela-demo'],
    ['a banned person', 'bento.banido@candela.example', 'candela-demo'],
  ])('says the same to %s', async (_case, email, password) => {
    const { status, body } = await signIn(email, password, '192.0.2.9')
    expect({ status, ...body, requestId: '' }).toEqual({
      status: 401,
      code: 'credentials',
      message: 'Incorrect email or password',
      errors: [],
      requestId: '',
    })
  })

  it('says it in the language that the browser asks for', async () => {
    const answer = await signIn('nobody@candela.example', 'x', '192.0.2.10', { 'accept-language': 'it;q=0.9, xx' })
    expect(answer).toMatchObject({ status: 401, body: { message: contractMessages.it.error.credentials } })
  })

  it('mails the reason to a person whose access is off, and only if the password was right', async () => {
    expect(await product.mailTo('bento.banido@candela.example')).toMatchObject({
      subject: 'Seu acesso ao Candela está bloqueado',
    })
    expect(await product.mailTo('nobody@candela.example')).toBeUndefined()
  })

  it('keeps failures apart from visits, with their reason', async () => {
    const rows = await product.database.read
      .selectFrom('sign_in_failures')
      .where('sif_ip', '=', '192.0.2.9')
      .select('sif_reason')
      .orderBy('id')
      .execute()
    expect(rows.map(({ sif_reason }) => sif_reason)).toEqual(['password', 'unknown', 'Inativo', 'Banido'])
  })

  it('stops guessing after five tries with the same sentence and the wait, even for the right password', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn('adops@candela.example', `guess ${tries}`, '192.0.2.20')).status).toBe(401)
    const { status, body, headers } = await signIn('adops@candela.example', 'candela-demo', '192.0.2.20')
    expect(status).toBe(429)
    expect(body.message).toBe('Incorrect email or password')
    expect(Number(headers['retry-after'])).toBeGreaterThan(800)
    expect(body.retryAfter).toBe(Number(headers['retry-after']))
    // A stranger who guesses does not lock the person out elsewhere.
    expect((await signIn('adops@candela.example', 'candela-demo', '192.0.2.21')).status).toBe(200)
  })

  it('counts a source over all people and calls when the limits say so, whichever address of its network it takes', async () => {
    const strict = await startProduct({ config: { signInPerIp: 3, requestsPerMinute: 12 } })
    const email = 'admin@candela.example'
    const password = 'candela-demo'
    const calls: [path: string, body: object][] = [
      ['/auth', { email, password }],
      ['/forgot-password', { email }],
      ['/reset-password', { token: 'x'.repeat(43), email, password, password_confirmation: password }],
    ]
    let host = 0
    for (const [path, body] of calls) {
      const statuses = []
      for (let tries = 0; tries < 4; tries += 1)
        statuses.push((await strict.call('POST', path, { body, ip: `2001:db8:1:2::${++host}` })).status)
      expect(statuses.map(status => status === 429)).toEqual([false, false, false, true])
    }
    const answer = await strict.call('GET', '/type', { ip: '2001:db8:1:2:ffff::1' })
    expect(answer).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } })
    expect((await strict.call('GET', '/type', { ip: '2001:db8:1:3::1' })).status).toBe(401)
    await strict.close()
  })

  it('counts an IPv4 address as itself, also where a server that speaks IPv6 writes it', async () => {
    for (const ip of ['198.51.100.9', '::ffff:198.51.100.9', '::ffff:c633:6409', '198.51.100.9', '::FFFF:c633:6409'])
      expect((await signIn('manager@candela.example', 'guess', ip)).status).toBe(401)
    expect((await signIn('manager@candela.example', 'guess', '198.51.100.9')).status).toBe(429)
    const rows = await product.database.read
      .selectFrom('sign_in_failures')
      .where('sif_ip', 'in', ['198.51.100.9', '::ffff:198.51.100.9', '::ffff:c633:6409', '::FFFF:c633:6409'])
      .select('sif_ip')
      .distinct()
      .execute()
    expect(rows).toHaveLength(4)
  })

  it('counts what a proxy names with a port as the address', async () => {
    const config = { ...product.app.config, trustProxy: 1 }
    const behind = await buildServer({ ...product.app, config }, product.app.log)
    const guess = async (source: string) => {
      const payload = { email: 'behind.a.proxy@candela.example', password: 'guess' }
      const headers = { 'x-forwarded-for': source }
      return (await behind.inject({ method: 'POST', url: '/api/web/auth', headers, payload })).statusCode
    }
    for (let port = 4000; port < 4005; port += 1) expect(await guess(`198.51.100.10:${port}`)).toBe(401)
    expect([await guess('198.51.100.10'), await guess('198.51.100.10:4005')]).toEqual([429, 429])
    for (let port = 4000; port < 4005; port += 1) expect(await guess(`[2001:db8:5::1]:${port}`)).toBe(401)
    expect(await guess('2001:db8:5::2')).toBe(429)
    await behind.close()
  })

  it('cannot be told a network address by a header', async () => {
    for (let tries = 0; tries < 6; tries += 1)
      await signIn('manager@candela.example', 'guess', '192.0.2.30', { 'x-forwarded-for': `198.51.100.${tries}` })
    expect((await signIn('manager@candela.example', 'guess', '192.0.2.30')).status).toBe(429)
  })
})

describe('a session', () => {
  it('tells who is signed in and until when', async () => {
    const token = await product.signIn('manager@candela.example')
    const { status, body } = await product.call('GET', '/auth/session', { token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { usr_name: 'Marina Teles' }, maintenance: null })
    const hours = (Date.parse(String(body.expiresAt)) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
  })

  it('ends on the server when it is signed out, and only that one', async () => {
    const [first, second] = [
      await product.signIn('finance@candela.example'),
      await product.signIn('finance@candela.example'),
    ]
    expect((await product.call('POST', '/auth/logout', { token: first })).status).toBe(204)
    expect((await product.call('GET', '/auth/session', { token: first })).status).toBe(401)
    expect((await product.call('GET', '/auth/session', { token: second })).status).toBe(200)
  })

  it.each([
    ['banned', `update users set usr_status = 'Banido' where usr_email = 'viewer@candela.example'`],
    ['inactive', `update users set usr_status = 'Inativo' where usr_email = 'viewer@candela.example'`],
    ['removed', `update users set deleted_at = now() where usr_email = 'viewer@candela.example'`],
    ['out of time', `update sessions set expires_at = now() - interval '1 second'`],
  ])('is refused from the next request on when its person is %s', async (_case, change) => {
    const token = await product.signIn('viewer@candela.example')
    await product.database.exec(change)
    expect((await product.call('GET', '/auth/session', { token })).status).toBe(401)
    await product.database.exec(
      `update users set usr_status = 'Ativo', deleted_at = null where usr_email = 'viewer@candela.example'`,
    )
  })

  it('gains and loses rights with its group at the next request', async () => {
    const token = await product.signIn('publisher@candela.example')
    expect((await product.call('GET', '/type', { token })).status).toBe(200)
    await product.database.exec(`delete from access_group_permissions where grp_controller = 'type'
      and grp_id_group = (select id from access_groups where gro_name = 'Publisher owner')`)
    expect((await product.call('GET', '/type', { token })).status).toBe(403)
  })
})

describe('maintenance', () => {
  const putInMaintenance = (email: string) =>
    product.database.exec(`insert into maintenance (usm_id_user, usm_message)
      select id, 'Back at noon' from users where usr_email = '${email}'`)

  it('lets people sign in, change the language and leave, and answers 503 to everything else', async () => {
    await putInMaintenance('adops@candela.example')
    const token = await product.signIn('adops@candela.example')
    const session = await product.call('GET', '/auth/session', { token })
    expect(session.body.maintenance).toEqual({ message: 'Back at noon', until: null })
    const types = await product.call('GET', '/type', { token })
    expect(types).toMatchObject({ status: 503, body: { code: 'maintenance' } })
    expect(types.headers['retry-after']).toBe('300')
    const locale = await product.call('POST', '/user/updateUserLocale', { token, body: { usr_locale: 'es_ES' } })
    expect(locale.status).toBe(200)
    expect((await product.call('POST', '/auth/logout', { token })).status).toBe(204)
  })

  it('never holds up who may end it', async () => {
    await putInMaintenance('admin@candela.example')
    const token = await product.signIn('admin@candela.example')
    expect((await product.call('GET', '/type', { token })).status).toBe(200)
  })
})
