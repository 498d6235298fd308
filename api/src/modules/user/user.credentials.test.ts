import { aGroup, somebodyOf } from '../../../test/people'
import { type Answer, type Product, startProduct } from '../../../test/product'

const EXPIRED = { status: 422, body: { code: 'resetTokenInvalid' } }

let product: Product
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  groupId = (await aGroup(product, { scope: 'own' })).id
})
afterAll(() => product.close())
beforeEach(() => product.database.exec('delete from throttles; delete from mails'))

const DEMO = 'candela-demo'
const somebody = () => somebodyOf(product, groupId)

const changePassword = (token: string, change: Record<string, unknown> = {}) => {
  const password = 'quite another one'
  const body = { current_password: DEMO, password, password_confirmation: password, ...change }
  return product.call('POST', '/user/changePassword', { token, body })
}
const changeEmail = (token: string, usr_email: unknown, current_password: unknown = DEMO) =>
  product.call('POST', '/user/changeEmail', { token, body: { usr_email, current_password } })

const errorsOf = ({ status, body }: Answer) => [
  status,
  ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`),
]

const isIn = async (token: string): Promise<boolean> =>
  (await product.call('GET', '/auth/session', { token })).status === 200

const askForLink = async (email: string): Promise<string> => {
  await product.call('POST', '/forgot-password', { body: { email } })
  return /token=([\w-]+)/.exec((await product.mailTo(email))?.text ?? '')?.[1] ?? ''
}

describe('one’s own password', () => {
  it('changes with the current one; the other sessions and a waiting link end', async () => {
    const { email, token } = await somebody()
    const other = await product.signIn(email)
    const link = await askForLink(email)
    expect((await changePassword(token)).status).toBe(204)
    expect([await isIn(token), await isIn(other)]).toEqual([true, false])
    await expect(product.signIn(email)).rejects.toThrow('401')
    await product.signIn(email, 'quite another one')
    const body = { token: link, email, password: 'a third one', password_confirmation: 'a third one' }
    expect(await product.call('POST', '/reset-password', { body })).toMatchObject(EXPIRED)
  })

  it.each([
    [{ current_password: 'wrong' }, 'current_password wrongPassword'],
    [{ current_password: '' }, 'current_password required'],
    [{ current_password: [DEMO] }, 'current_password invalid'],
    [{ password: 'short', password_confirmation: 'short' }, 'password passwordTooShort'],
    [{ password: 'Liverpool', password_confirmation: 'Liverpool' }, 'password passwordCommon'],
    [{ password_confirmation: 'something else' }, 'password_confirmation passwordMismatch'],
    [{ id: 1 }, 'id unknownField'],
  ])('stays with %j', async (change, error) => {
    const { email, token } = await somebody()
    expect(errorsOf(await changePassword(token, change))).toEqual([422, error])
    await product.signIn(email)
  })

  it('cannot be guessed: the sixth try waits, whichever call it comes through, and the screen says how long', async () => {
    const { email, token } = await somebody()
    for (let tried = 0; tried < 3; tried += 1) await changePassword(token, { current_password: `guess ${tried}` })
    for (let tried = 0; tried < 2; tried += 1) await changeEmail(token, 'new@candela.example', `guess ${tried}`)
    const refused = await changePassword(token)
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    await product.signIn(email)
  })

  it('changed twice at the same moment changes once', async () => {
    const { token } = await somebody()
    const answers = await Promise.all(
      ['first password', 'second password'].map(password =>
        changePassword(token, { password, password_confirmation: password }),
      ),
    )
    expect(answers.map(errorsOf).sort()).toEqual([[204], [422, 'current_password wrongPassword']])
  })
})

describe('one’s own address', () => {
  it('changes with the current password, and the old one is told in the person’s language', async () => {
    const { id, email, token } = await somebody()
    await product.call('POST', '/user/updateUserLocale', { token, body: { usr_locale: 'it_IT' } })
    const address = `fresh.${id}@candela.example`
    const answer = await changeEmail(token, address)
    expect(answer).toMatchObject({ status: 200, body: { record: { id, usr_email: address } } })
    const mail = await product.mailTo(email)
    expect(mail?.subject).toBe('Il tuo indirizzo e-mail di Candela è cambiato')
    expect(mail?.text).toContain(address)
    await product.signIn(address)
    await expect(product.signIn(email)).rejects.toThrow('401')
  })

  it('takes a waiting link with it, so that the old mailbox opens nothing', async () => {
    const { id, email, token } = await somebody()
    const link = await askForLink(email)
    const address = `moved.${id}@candela.example`
    await changeEmail(token, address)
    const body = { token: link, email: address, password: 'a third one', password_confirmation: 'a third one' }
    expect(await product.call('POST', '/reset-password', { body })).toMatchObject(EXPIRED)
  })

  it('stays itself without a word to anybody', async () => {
    const { email, token } = await somebody()
    expect((await changeEmail(token, email)).status).toBe(200)
    expect(await product.mailTo(email)).toBeUndefined()
  })

  it.each([
    ['ADMIN@candela.example', DEMO, 'usr_email emailTaken'],
    ['nobody', DEMO, 'usr_email email'],
    ['', DEMO, 'usr_email required'],
    ['a@candela.example, b@candela.example', DEMO, 'usr_email email'],
    ['a@candela.example\r\nBcc: b@candela.example', DEMO, 'usr_email email'],
    [['a@candela.example'], DEMO, 'usr_email invalid'],
    ['free@candela.example', 'wrong', 'current_password wrongPassword'],
    ['free@candela.example', undefined, 'current_password required'],
  ])('stays with %j and %j', async (address, password, error) => {
    const { email, token } = await somebody()
    const body = { usr_email: address, ...(password === undefined ? {} : { current_password: password }) }
    expect(errorsOf(await product.call('POST', '/user/changeEmail', { token, body }))).toEqual([422, error])
    await product.signIn(email)
  })
})
