import { type OneUser, PAIRS } from '@candela/shared-contract'
import { aGroup, somebodyOf, somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { TOO_LATE } from '../../../test/removed'
import { groupIdOf, liveSessionCount, storedUser, userPayload } from '../../../test/users'

let product: Product
let admin: string
let groupId: number
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  groupId = (await aGroup(product, { pairs: ['type.list'], scope: 'own' })).id
})
afterAll(() => product.close())

const post = (path: string, body: unknown, token = admin) => product.call('POST', path, { token, body })
const store = (facts: Record<string, unknown> = {}, token = admin) => post('/user', userPayload(groupId, facts), token)
const recordOf = ({ body }: { body: unknown }) => (body as OneUser).record
const somebody = () => somebodyOf(product, groupId)

describe('somebody new', () => {
  it('is stored with everything that was said, and signs in with the password', async () => {
    const answer = await store({ usr_name: '  <b>Ana</b> & =SUM(A1) ', usr_email: 'ana.nova@candela.example' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      record: {
        id: expect.any(Number),
        usr_name: '<b>Ana</b> & =SUM(A1)',
        usr_email: 'ana.nova@candela.example',
        usr_status: 'Ativo',
        usr_id_group: groupId,
        usr_comission: '2.50',
        usr_product: 'Candela',
        usr_locale: 'en_US',
        created_at: expect.any(String),
        updated_at: expect.any(String),
        gro_name: expect.any(String),
        usr_photo: null,
        last_seen_at: null,
        invited: false,
      },
      can: { update: true, destroy: true, govern: true, invite: false, impersonate: true },
    })
    await product.signIn('ana.nova@candela.example', 'a good secret')
    const seen = await product.call('GET', `/user/${recordOf(answer).id}`, { token: admin })
    expect(recordOf(seen).last_seen_at).toMatch(/^20\d\d-/)
    expect(recordOf(seen).updated_at).toBe(recordOf(answer).updated_at)
  })

  it.each([
    [{ usr_email: 'ADMIN@candela.example' }, 'usr_email', 'emailTaken'],
    [{ usr_email: 'ａｄｍｉｎ@cande\u00adla.example' }, 'usr_email', 'emailTaken'],
    [{ usr_email: 'no address' }, 'usr_email', 'email'],
    [{ usr_name: '   ' }, 'usr_name', 'required'],
    [{ usr_name: 'x'.repeat(256) }, 'usr_name', 'tooLong'],
    [{ usr_id_group: 987_654 }, 'usr_id_group', 'notAnOption'],
    [{ usr_id_group: null }, 'usr_id_group', 'required'],
    [{ usr_locale: 'fr_FR' }, 'usr_locale', 'notAnOption'],
    [{ usr_product: 'Other' }, 'usr_product', 'notAnOption'],
    [{ usr_status: 'Morto' }, 'usr_status', 'notAnOption'],
    [{ usr_comission: '100.01' }, 'usr_comission', 'tooBig'],
    [{ usr_comission: '-1' }, 'usr_comission', 'invalid'],
    [{ usr_comission: '1e2' }, 'usr_comission', 'invalid'],
    [{ usr_comission: '10,5' }, 'usr_comission', 'invalid'],
    [{ usr_comission: 10 }, 'usr_comission', 'invalid'],
    [{ usr_password: '12345', usr_password_confirmation: '12345' }, 'usr_password', 'passwordTooShort'],
    [{ usr_password: 'Liverpool', usr_password_confirmation: 'Liverpool' }, 'usr_password', 'passwordCommon'],
    [{ usr_password_confirmation: 'something else' }, 'usr_password_confirmation', 'passwordMismatch'],
    [{ usr_id_creator: 1 }, 'usr_id_creator', 'unknownField'],
  ])('is refused with %j', async (facts, field, code) => {
    const count = async () => (await product.database.read.selectFrom('users').select('id').execute()).length
    const before = await count()
    const { status, body } = await store(facts)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ field, code, message: expect.stringMatching(/\S/) })
    expect(await count()).toBe(before)
  })

  it('comes once, however often the same call is sent', async () => {
    const body = userPayload(groupId)
    const headers = { 'idempotency-key': 'store-a-user' }
    const [first, second] = [
      await product.call('POST', '/user', { token: admin, body, headers }),
      await product.call('POST', '/user', { token: admin, body, headers }),
    ]
    expect([first.status, second.body]).toEqual([200, first.body])
  })

  it('has one mailbox, however it is written, and signs in with it', async () => {
    const answer = await store({ usr_email: 'JOSE\u0301@BÜCHER.example' })
    expect(recordOf(answer).usr_email).toBe('josé@xn--bcher-kva.example')
    const again = await store({ usr_email: 'josé@xn--bcher-kva.example' })
    expect(wrongIn(again)).toMatchObject([{ field: 'usr_email', code: 'emailTaken' }])
    await product.signIn('JOSÉ@Bücher.example', 'a good secret')
    expect(
      await product.call('POST', '/forgot-password', { body: { email: 'José@bu\u0308cher.example' } }),
    ).toMatchObject({ status: 204 })
    expect(await product.mailTo('josé@xn--bcher-kva.example')).toBeDefined()
  })

  it('of two with one address at one moment, one is refused', async () => {
    const usr_email = 'at.once@candela.example'
    const answers = await Promise.all([store({ usr_email }), store({ usr_email })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('a change', () => {
  it('of an address or a password is told to the address of before, unless nobody ever signed in with it', async () => {
    const waiting = () =>
      product.database.read.selectFrom('mails').select(['mai_to', 'mai_text']).orderBy('id').execute()
    const person = await somebody()
    const before = (await waiting()).length
    await post(`/user/${person.id}`, { usr_name: 'Called anew' })
    await post(`/user/${person.id}`, {
      usr_email: 'somebody.anew@candela.example',
      usr_password: 'chosen by others',
      usr_password_confirmation: 'chosen by others',
    })
    const told = (await waiting()).slice(before)
    expect(told.map(({ mai_to }) => mai_to)).toEqual([person.email, person.email])
    expect(told[0]?.mai_text).toContain('somebody.anew@candela.example')
    expect(told[1]?.mai_text).toContain('Lívia Prado set a new password for you')
    await product.database.exec(`update users set usr_password = null where id = ${person.id}`)
    await post(`/user/${person.id}`, { usr_email: 'typed.right@candela.example' })
    expect(await waiting()).toHaveLength(before + 2)
  })

  it('keeps what is not said, and is no change when nothing differs', async () => {
    const { id, updated_at } = recordOf(await store())
    const renamed = recordOf(await post(`/user/${id}`, { usr_name: 'Renamed', updated_at }))
    expect(renamed).toMatchObject({ usr_name: 'Renamed', usr_comission: '2.50', usr_id_group: groupId })
    expect(renamed.updated_at > updated_at).toBe(true)
    const same = recordOf(await post(`/user/${id}`, { usr_name: 'Renamed', usr_comission: '2.5' }))
    expect(same.updated_at).toBe(renamed.updated_at)
    expect(recordOf(await post(`/user/${id}`, { usr_comission: null, usr_product: null }))).toMatchObject({
      usr_comission: null,
      usr_product: null,
    })
  })

  it('of what somebody changed meanwhile is refused with how it is now', async () => {
    const { id, updated_at } = recordOf(await store())
    await post(`/user/${id}`, { usr_name: 'First' })
    const { status, body } = await post(`/user/${id}`, { usr_name: 'Second', updated_at })
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(recordOf({ body: body.current })).toMatchObject({ id, usr_name: 'First' })
  })

  it('that bans somebody, or gives them a password, ends their sessions at once', async () => {
    for (const change of [
      { usr_status: 'Banido' },
      { usr_status: 'Inativo' },
      { usr_password: 'another secret', usr_password_confirmation: 'another secret' },
    ]) {
      const person = await somebody()
      expect((await post(`/user/${person.id}`, change)).status).toBe(200)
      expect(await liveSessionCount(product, person.id)).toBe(0)
      expect((await product.call('GET', '/auth/session', { token: person.token })).status).toBe(401)
    }
  })

  it('of a name or a language leaves people signed in', async () => {
    const person = await somebody()
    await post(`/user/${person.id}`, { usr_name: 'Still here', usr_locale: 'it_IT' })
    expect((await product.call('GET', '/auth/session', { token: person.token })).status).toBe(200)
  })

  it('of oneself needs no right, and reaches name, product and language only', async () => {
    const person = await somebody()
    const own = (body: unknown) => post(`/user/${person.id}`, body, person.token)
    expect((await own({ usr_name: 'My name', usr_locale: 'es_ES', usr_product: null })).status).toBe(200)
    const refused = await own({
      usr_status: 'Inativo',
      usr_id_group: 1,
      usr_comission: '99',
      usr_email: 'mine@candela.example',
      usr_password: 'my own secret',
      usr_password_confirmation: 'my own secret',
    })
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.map(({ field, code }) => [field, code])).toEqual(
      ['usr_status', 'usr_id_group', 'usr_comission', 'usr_email', 'usr_password'].map(field => [field, 'ownRecord']),
    )
    expect(await storedUser(product, person.id)).toMatchObject({ usr_name: 'My name', usr_status: 'Ativo' })
  })

  it('to a group that is removed meanwhile does not happen', async () => {
    const person = await somebody()
    const gone = await aGroup(product, { scope: 'own' })
    expect((await product.call('DELETE', `/group/${gone.id}`, { token: admin })).status).toBe(204)
    const { status, body } = await post(`/user/${person.id}`, { usr_id_group: gone.id })
    expect([status, body.errors?.[0]]).toMatchObject([422, { field: 'usr_id_group', code: 'notAnOption' }])
  })
})

describe('removing', () => {
  it('signs people out, takes them from every list, and can be undone', async () => {
    const person = await somebody()
    expect((await product.call('DELETE', `/user/${person.id}`, { token: admin })).status).toBe(204)
    expect((await product.call('GET', `/user/${person.id}`, { token: admin })).status).toBe(404)
    expect((await product.call('GET', '/auth/session', { token: person.token })).status).toBe(401)
    const back = await post(`/user/${person.id}/restore`, undefined)
    expect([back.status, recordOf(back).id]).toEqual([200, person.id])
    expect((await post(`/user/${person.id}/restore`, undefined)).status).toBe(404)
  })

  it('cannot be undone once somebody else has the address, nor after 30 days', async () => {
    const person = await somebody()
    await product.call('DELETE', `/user/${person.id}`, { token: admin })
    const other = recordOf(await store({ usr_email: person.email }))
    const refused = await post(`/user/${person.id}/restore`, undefined)
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([422, { field: 'usr_email', code: 'emailTaken' }])
    await product.database.exec(`update users set deleted_at = clock_timestamp() - interval '31 days'
      where id in (${person.id}, ${other.id})`)
    expect(await post(`/user/${person.id}/restore`, undefined)).toMatchObject(TOO_LATE)
  })

  it('of oneself is refused', async () => {
    const person = await somebodyWith(product, ['user.destroy', 'user.get'])
    expect((await product.call('DELETE', `/user/${person.id}`, { token: person.token })).status).toBe(403)
  })
})

describe('the last administrator', () => {
  it('is neither banned, moved nor removed, by nobody and not by two at once', async () => {
    // Of another group that can do as much: who can do less is refused before.
    const helper = await somebodyWith(product, PAIRS)
    // Who was invited and never came is nobody to rely on.
    await product.database.exec(`insert into users (usr_name, usr_email, usr_id_group)
      values ('Invited', 'invited.admin@candela.example', ${await groupIdOf(product, 'Super admin')})`)
    const change = (body: unknown) => post('/user/1', body, helper.token)
    for (const [body, field] of [
      [{ usr_status: 'Banido' }, 'usr_status'],
      [{ usr_status: 'Inativo' }, 'usr_status'],
      [{ usr_id_group: groupId }, 'usr_id_group'],
      [{ usr_id_group: null }, 'usr_id_group'],
    ] as const) {
      const refused = await change(body)
      expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field, code: 'lastAdministrator' }]])
    }
    const removed = await product.call('DELETE', '/user/1', { token: helper.token })
    expect([removed.status, removed.body.code]).toEqual([409, 'notPossibleNow'])
    const second = await somebodyOf(product, await groupIdOf(product, 'Super admin'))
    const both = await Promise.all([
      change({ usr_status: 'Banido' }),
      post(`/user/${second.id}`, { usr_status: 'Banido' }, helper.token),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    await product.database.exec("update users set usr_status = 'Ativo' where id = 1")
    admin = await product.signIn('admin@candela.example')
  })
})

it('what somebody may do follows their group, and nothing for those who cannot sign in', async () => {
  const person = await somebody()
  const rights = () => product.call('GET', `/user/${person.id}/permissions`, { token: admin })
  expect((await rights()).body).toMatchObject({ active: true, group: { id: groupId } })
  await post(`/user/${person.id}`, { usr_status: 'Inativo' })
  expect((await rights()).body).toMatchObject({ active: false, group: { id: groupId } })
})
