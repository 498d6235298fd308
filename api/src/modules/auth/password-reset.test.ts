import { type Product, startProduct } from '../../../test/product'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())
beforeEach(() => product.database.exec('delete from throttles; delete from mails; delete from password_resets'))

const forgot = (email: unknown) => product.call('POST', '/forgot-password', { body: { email } })

const linkFor = async (email: string): Promise<string> => {
  expect((await forgot(email)).status).toBe(204)
  const mail = await product.mailTo(email)
  const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link was mailed to ${email}`)
  return token
}

const reset = (token: string, email: string, password = 'a new secret', password_confirmation = password) =>
  product.call('POST', '/reset-password', { body: { token, email, password, password_confirmation } })

describe('asking for a link', () => {
  it('mails it to the stored address, from the configured origin, in the language of the person', async () => {
    await linkFor('Publisher@Candela.example'.toLowerCase())
    const mail = await product.mailTo('publisher@candela.example')
    expect(mail?.subject).toBe('Defina uma nova senha do Candela')
    expect(mail?.text).toContain(`${product.app.config.publicUrl}/auth/reset-password?token=`)
  })

  it('answers the same to an address that nobody has, and writes nothing', async () => {
    const [known, unknown] = [await forgot('viewer@candela.example'), await forgot('nobody@candela.example')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const rows = await product.database.read.selectFrom('mails').select('mai_to').execute()
    expect(rows).toEqual([{ mai_to: 'viewer@candela.example' }])
  })

  it('mails nothing to people whose access is off', async () => {
    await forgot('bento.banido@candela.example')
    expect(await product.database.read.selectFrom('mails').select('id').execute()).toEqual([])
  })

  it('sends one mail a minute and refuses the sixth request in an hour, known address or not', async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await forgot('viewer@candela.example')).status).toBe(204)
      expect((await forgot('nobody@candela.example')).status).toBe(204)
    }
    for (const email of ['viewer@candela.example', 'nobody@candela.example']) {
      const { status, body, headers } = await forgot(email)
      expect([status, body.code]).toEqual([429, 'tooManyRequests'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(60)
    }
    expect(await product.database.read.selectFrom('mails').select('id').execute()).toHaveLength(1)
  })
})

describe('setting the new password', () => {
  it('lets the person in with it, and nobody with the old one or an old session', async () => {
    const email = 'manager@candela.example'
    const session = await product.signIn(email)
    const token = await linkFor(email)
    expect((await reset(token, email)).status).toBe(204)
    expect((await product.call('GET', '/auth/session', { token: session })).status).toBe(401)
    expect((await product.call('POST', '/auth', { body: { email, password: 'candela-demo' } })).status).toBe(401)
    await product.signIn(email, 'a new secret')
  })

  it('says in the audit trail that the password changed, and never what it is', async () => {
    const { slo_diffs } = await product.database.read
      .selectFrom('system_logs')
      .where('slo_action', '=', 'auth.resetPassword')
      .where('slo_table_name', '=', 'users')
      .select('slo_diffs')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(slo_diffs).toEqual({ usr_password: ['changed', 'changed'] })
  })

  it('takes a link once, also when it is used twice at the same moment', async () => {
    const email = 'viewer@candela.example'
    const token = await linkFor(email)
    const answers = await Promise.all([reset(token, email, 'first one'), reset(token, email, 'second one')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
    expect((await reset(token, email)).status).toBe(422)
  })

  it('takes each link in its own time, until one of them was used', async () => {
    const email = 'finance@candela.example'
    const first = await linkFor(email)
    await product.database.exec('delete from throttles; delete from mails')
    const second = await linkFor(email)
    await product.database.exec('delete from throttles; delete from mails')
    const third = await linkFor(email)
    await product.database.exec(
      `update password_resets set expires_at = now() where id = (select max(id) from password_resets)`,
    )
    expect((await reset(third, email)).status).toBe(422)
    const answers = await Promise.all([reset(first, email), reset(second, email)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
    for (const link of [first, second]) expect((await reset(link, email)).status).toBe(422)
  })

  it('says the same about a link that is used, old, unknown or somebody else’s', async () => {
    const email = 'finance@candela.example'
    const used = await linkFor(email)
    expect((await reset(used, email)).status).toBe(204)
    await product.database.exec('delete from throttles; delete from mails')
    const newest = await linkFor(email)
    const bodies = [
      await reset(used, email),
      await reset('no-such-token', email),
      await reset(newest, 'admin@candela.example'),
    ]
    await product.database.exec(`update password_resets set expires_at = now() - interval '1 second'`)
    bodies.push(await reset(newest, email))
    for (const { status, body } of bodies) {
      expect(status).toBe(422)
      expect({ ...body, requestId: '' }).toEqual({
        code: 'resetTokenInvalid',
        message: 'This link is no longer valid. Request a new one.',
        errors: [{ code: 'resetTokenInvalid', message: 'This link is no longer valid. Request a new one.' }],
        requestId: '',
      })
    }
  })

  it.each([
    ['five characters', { password: '12345', password_confirmation: '12345' }, 'password', 'passwordTooShort'],
    [
      'a password that everybody has',
      { password: 'Liverpool', password_confirmation: 'Liverpool' },
      'password',
      'passwordCommon',
    ],
    [
      'two that differ',
      { password: 'one secret', password_confirmation: 'two secret' },
      'password_confirmation',
      'passwordMismatch',
    ],
    ['no e-mail', { email: '' }, 'email', 'required'],
    ['no token', { token: '' }, 'token', 'required'],
  ])('names the field when it gets %s', async (_case, change, field, code) => {
    const body = {
      token: 'x',
      email: 'a@b.example',
      password: 'good enough',
      password_confirmation: 'good enough',
      ...change,
    }
    const answer = await product.call('POST', '/reset-password', { body })
    expect(answer.status).toBe(422)
    expect(answer.body.errors?.[0]).toMatchObject({ field, code, message: expect.stringMatching(/\S/) })
  })

  it('keeps every character: passwords that differ at the last of 256 are different', async () => {
    const email = 'adops@candela.example'
    const long = `${'é🕯'.repeat(85)}x`
    expect((await reset(await linkFor(email), email, long)).status).toBe(204)
    expect((await product.call('POST', '/auth', { body: { email, password: `${long.slice(0, -1)}y` } })).status).toBe(
      401,
    )
    await product.signIn(email, long)
  })
})
