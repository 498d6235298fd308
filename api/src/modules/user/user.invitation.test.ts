import type { Locale, OneUser } from '@candela/shared-contract'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Answer, type Product, startProduct } from '../../../test/product'

const EXPIRED = { status: 422, body: { code: 'resetTokenInvalid' } }

let product: Product
let admin: string
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  groupId = (await aGroup(product, { scope: 'own', pairs: ['type.list'] })).id
})
afterAll(() => product.close())
beforeEach(() => product.database.exec('delete from throttles; delete from mails'))

let last = 0
const person = (change: Record<string, unknown> = {}) => {
  last += 1
  return {
    usr_name: 'Inês Nova',
    usr_email: `invited.${last}@candela.example`,
    usr_id_group: groupId,
    usr_comission: null,
    usr_product: null,
    usr_locale: 'pt_BR' as Locale,
    ...change,
  }
}

const invite = (body: unknown, token = admin, headers: Record<string, string> = {}): Promise<Answer> =>
  product.call('POST', '/user/invite', { token, body, headers })
const again = (id: number, token = admin) => product.call('POST', `/user/${id}/invite`, { token })
const userIn = ({ body }: Answer): OneUser => body as unknown as OneUser
const tokenMailedTo = async (email: string): Promise<string> =>
  /token=([\w-]+)/.exec((await product.mailTo(email))?.text ?? '')?.[1] ?? ''
const setPassword = (token: string, email: string, password = 'chosen by myself') =>
  product.call('POST', '/reset-password', { body: { token, email, password, password_confirmation: password } })
const errorsOf = ({ status, body }: Answer) => [
  status,
  ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`),
]

describe('an invitation', () => {
  it('makes somebody without a password and mails a link of seven days in their language', async () => {
    const body = person()
    const answer = await invite(body)
    expect(answer).toMatchObject({
      status: 200,
      body: { record: { usr_status: 'Ativo', invited: true, usr_id_group: groupId }, can: { invite: true } },
    })
    const mail = await product.mailTo(body.usr_email)
    expect(mail?.subject).toBe('Seu convite para o Candela')
    expect(mail?.text).toContain('Lívia Prado convida você')
    expect(mail?.text).toContain(`${product.app.config.publicUrl}/auth/reset-password?token=`)
    const { expires_at } = await product.database.read
      .selectFrom('password_resets')
      .where('pwr_id_user', '=', userIn(answer).record.id)
      .select('expires_at')
      .executeTakeFirstOrThrow()
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000)).toBe(7)
  })

  it('lets them in once they chose a password, and is no invitation any more', async () => {
    const body = person()
    const { id } = userIn(await invite(body)).record
    await expect(product.signIn(body.usr_email, '')).rejects.toThrow('422')
    const token = await tokenMailedTo(body.usr_email)
    expect((await setPassword(token, body.usr_email)).status).toBe(204)
    await product.signIn(body.usr_email, 'chosen by myself')
    expect(userIn(await product.call('GET', `/user/${id}`, { token: admin }))).toMatchObject({
      record: { invited: false },
      can: { invite: false },
    })
    expect((await setPassword(token, body.usr_email)).status).toBe(422)
    expect(await again(id)).toMatchObject({ status: 409, body: { code: 'notPossibleNow' } })
  })

  it('sent again is another link, five times an hour; using one ends both', async () => {
    const body = person()
    const { id } = userIn(await invite(body)).record
    const first = await tokenMailedTo(body.usr_email)
    await product.database.exec('delete from mails')
    expect((await again(id)).status).toBe(204)
    const second = await tokenMailedTo(body.usr_email)
    expect(second).not.toBe(first)
    for (let sent = 1; sent < 5; sent += 1) await again(id)
    expect((await again(id)).status).toBe(429)
    expect((await setPassword(first, body.usr_email)).status).toBe(204)
    expect(await setPassword(second, body.usr_email)).toMatchObject(EXPIRED)
  })

  it('is not ended by whoever asks for a new password of that mailbox, nor when that link is over', async () => {
    const body = person()
    const { id } = userIn(await invite(body)).record
    const invitation = await tokenMailedTo(body.usr_email)
    expect((await product.call('POST', '/forgot-password', { body: { email: body.usr_email } })).status).toBe(204)
    await product.database.exec(
      `update password_resets set expires_at = now() where pwr_id_user = ${id} and expires_at < now() + interval '2 hours'`,
    )
    expect((await setPassword(invitation, body.usr_email)).status).toBe(204)
  })

  it('is closed to whoever is not let in, and to whoever has a password already', async () => {
    const { id } = userIn(await invite(person())).record
    await product.database.exec(`update users set usr_status = 'Inativo' where id = ${id}`)
    expect((await again(id)).status).toBe(409)
    expect((await again((await somebodyOf(product, groupId)).id)).status).toBe(409)
  })

  it.each([
    { usr_status: 'Inativo' },
    { usr_email: 'corrected@candela.example' },
    { usr_password: 'set by somebody', usr_password_confirmation: 'set by somebody' },
  ])('does not outlive the change %j', async change => {
    const body = person()
    const { id } = userIn(await invite(body)).record
    const link = await tokenMailedTo(body.usr_email)
    expect((await product.call('POST', `/user/${id}`, { token: admin, body: change })).status).toBe(200)
    await product.database.exec(`update users set usr_status = 'Ativo' where id = ${id}`)
    expect(await setPassword(link, change.usr_email ?? body.usr_email)).toMatchObject(EXPIRED)
  })

  it('sent twice with one key is one person and one mail', async () => {
    const body = person()
    const headers = { 'idempotency-key': 'invited once' }
    const answers = await Promise.all([invite(body, admin, headers), invite(body, admin, headers)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(userIn(answers[0])).toEqual(userIn(answers[1]))
    const mails = await product.database.read
      .selectFrom('mails')
      .where('mai_to', '=', body.usr_email)
      .select('id')
      .execute()
    expect(mails).toHaveLength(1)
  })

  it.each([
    [{ usr_name: ' ' }, 'usr_name required'],
    [{ usr_email: 'ADMIN@candela.example' }, 'usr_email emailTaken'],
    [{ usr_email: 'nobody' }, 'usr_email email'],
    [{ usr_id_group: 987_654_321 }, 'usr_id_group notAnOption'],
    [{ usr_id_group: null }, 'usr_id_group required'],
    [{ usr_comission: '100.01' }, 'usr_comission tooBig'],
    [{ usr_comission: '-1' }, 'usr_comission invalid'],
    [{ usr_comission: '10,5' }, 'usr_comission invalid'],
    [{ usr_locale: 'fr_FR' }, 'usr_locale notAnOption'],
    [{ usr_status: 'Ativo' }, 'usr_status unknownField'],
    [{ usr_password: 'sneaked in' }, 'usr_password unknownField'],
    [{ usr_id_creator: 1 }, 'usr_id_creator unknownField'],
  ])('with %j goes to nobody', async (change, error) => {
    expect(errorsOf(await invite(person(change)))).toEqual([422, error])
    await product.app.outbox.flush()
    expect(await product.database.read.selectFrom('mails').select('id').execute()).toEqual([])
  })

  it('names people as text, on one line', async () => {
    const body = person({ usr_name: `<b>Line</b> https://evil.example ${'x'.repeat(100)}`, usr_locale: 'en_US' })
    expect((await invite(body)).status).toBe(200)
    const text = (await product.mailTo(body.usr_email))?.text ?? ''
    expect(text.split('\n')[0]?.length).toBeLessThan(100)
    expect(text).toContain('<b>Line</b> https://evil.example')
  })
})

it('who may not invite somebody uses up no mail to them', async () => {
  const clerk = await somebodyWith(product, ['user.get', 'user.invite'])
  const { id } = userIn(await invite(person())).record
  const group = await aGroup(product, { pairs: ['type.list', 'group.update'] })
  await product.database.exec(`update users set usr_id_group = ${group.id} where id = ${id}`)
  const again = (token: string) => product.call('POST', `/user/${id}/invite`, { token })
  for (let tries = 0; tries < 6; tries += 1) expect((await again(clerk.token)).status).toBe(403)
  expect((await again(admin)).status).toBe(204)
})

describe('who invites whom', () => {
  it('is found by those who brought them in, and gives no right that they lack', async () => {
    const owner = await somebodyWith(
      product,
      ['user.invite', 'user.get', 'user.update', 'type.list', 'website.list'],
      'own',
    )
    const theirs = await invite(person(), owner.token)
    expect(theirs.status).toBe(200)
    const { id } = userIn(theirs).record
    expect((await product.call('GET', `/user/${id}`, { token: owner.token })).status).toBe(200)
    expect((await again(id, owner.token)).status).toBe(204)
    const stronger = await aGroup(product, { scope: 'own', pairs: ['user.destroy'] })
    expect(errorsOf(await invite(person({ usr_id_group: stronger.id }), owner.token))).toEqual([
      422,
      'usr_id_group notHeld',
    ])
    const wider = await aGroup(product, { scope: 'all', pairs: ['type.list'] })
    expect(errorsOf(await invite(person({ usr_id_group: wider.id }), owner.token))).toEqual([
      422,
      'usr_id_group notAnOption',
    ])
  })

  it('stops at a hundred in an hour', async () => {
    const { id, token } = await somebodyWith(product, ['user.invite', 'type.list'])
    await product.database.exec(
      `insert into throttles (thr_key, thr_count, thr_until) values ('invite-by:${id}', 99, now() + interval '1 hour')`,
    )
    expect((await invite(person(), token)).status).toBe(200)
    expect((await invite(person(), token)).status).toBe(429)
  })

  it('is nothing for those who may not, and others’ invitations are not there', async () => {
    const { token } = await somebodyWith(product, ['user.get'])
    expect((await invite(person(), token)).status).toBe(403)
    const stranger = await somebodyWith(product, ['user.invite'], 'own')
    const { id } = userIn(await invite(person())).record
    for (const foreign of [id, 987_654_321]) expect((await again(foreign, stranger.token)).status).toBe(404)
  })
})
