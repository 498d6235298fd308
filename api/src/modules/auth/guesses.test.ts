import { type Product, startProduct } from '../../../test/product'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())
beforeEach(() => product.database.exec('delete from throttles'))

const OWNER = 'adops@candela.example'
const MINUTES = 60

const signIn = (email: string, password: string, ip: string) =>
  product.call('POST', '/auth', { body: { email, password }, ip })

const guessFrom = (ip: string, email = OWNER) => signIn(email, 'guess', ip)

const passing = (minutes: number) =>
  product.database.exec(`update throttles set thr_until = thr_until - interval '${minutes} minutes'`)

const underGuesses = () =>
  product.database.exec(`insert into throttles (thr_key, thr_count, thr_until)
    values ('guesses:${OWNER}', 20, clock_timestamp() + interval '1 hour')
    on conflict (thr_key) do update set thr_count = 20, thr_until = excluded.thr_until`)

describe('an account under guesses from many sources', () => {
  it.each([OWNER, 'nobody@candela.example'])('looks at twenty an hour, of %s as of anybody', async email => {
    const answers = await Promise.all(Array.from({ length: 24 }, (_, host) => guessFrom(`198.51.100.${host}`, email)))
    const looked = answers.filter(({ status }) => status === 401)
    const refused = answers.filter(({ status }) => status === 429)
    expect([looked.length, refused.length]).toEqual([20, 4])
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ code: 'throttled', message: 'Incorrect email or password' })
      expect(Number(headers['retry-after'])).toBeGreaterThan(14 * MINUTES)
    }
  })

  it('is not slowed down by one source alone', async () => {
    for (let tries = 0; tries < 12; tries += 1) await guessFrom('203.0.113.1')
    for (let host = 1; host <= 15; host += 1) expect((await guessFrom(`198.51.100.${host}`)).status).toBe(401)
  })

  it('lets the owner in where they signed in lately, with tries of their own', async () => {
    expect((await signIn(OWNER, 'candela-demo', '2001:db8:7::1')).status).toBe(200)
    await passing(29 * 24 * 60)
    await underGuesses()
    for (let tries = 0; tries < 4; tries += 1) expect((await guessFrom('2001:db8:7::2')).status).toBe(401)
    expect((await signIn(OWNER, 'candela-demo', '2001:db8:7::3')).status).toBe(200)
    expect((await signIn(OWNER, 'candela-demo', '2001:db8:8::1')).status).toBe(429)
  })

  it('lets the owner in elsewhere after the wait that was said, which does not grow by asking', async () => {
    await underGuesses()
    const first = await signIn(OWNER, 'candela-demo', '203.0.113.2')
    expect(Number(first.headers['retry-after'])).toBeLessThanOrEqual(15 * MINUTES)
    expect(first.status).toBe(429)
    await passing(10)
    const second = await signIn(OWNER, 'candela-demo', '203.0.113.2')
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(5 * MINUTES)
    await passing(5)
    expect((await signIn(OWNER, 'candela-demo', '203.0.113.2')).status).toBe(200)
    // From here on it is a source that the owner is known from.
    expect((await guessFrom('203.0.113.2')).status).toBe(401)
  })

  it('gives a strange source one guess for each wait, also when it sends many at once', async () => {
    await underGuesses()
    expect((await guessFrom('203.0.113.3')).status).toBe(429)
    await passing(15)
    const answers = await Promise.all(Array.from({ length: 4 }, () => guessFrom('203.0.113.3')))
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 429, 429, 429])
    await passing(31)
    expect((await guessFrom('203.0.113.3')).status).toBe(429)
  })

  it('lets the owner in at once where they set a new password by a mailed link', async () => {
    await underGuesses()
    await product.call('POST', '/forgot-password', { body: { email: OWNER }, ip: '203.0.113.4' })
    const token = /token=([\w-]+)/.exec((await product.mailTo(OWNER))?.text ?? '')?.[1]
    const password = 'quatro velas, 1 farol'
    const body = { token, email: OWNER, password, password_confirmation: password }
    expect((await product.call('POST', '/reset-password', { body, ip: '203.0.113.4' })).status).toBe(204)
    expect((await signIn(OWNER, password, '203.0.113.5')).status).toBe(429)
    expect((await signIn(OWNER, password, '203.0.113.4')).status).toBe(200)
  })
})
