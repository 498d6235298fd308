import type { AnswerOf, endpoints } from '@candela/shared-contract'
import { USUAL_HOURS } from '@candela/shared-contract'
import { sql } from 'kysely'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aGroup, somebodyOf } from '../../../test/people'
import { type Product, startProduct, until, wrongIn } from '../../../test/product'
import { viewAs } from '../../../test/viewings'

let product: Product
let managers: number
let publishers: number
beforeAll(async () => {
  product = await startProduct()
  managers = (await aGroup(product, { pairs: ['userNotification.list', 'userNotification.get'], scope: 'managed' })).id
  publishers = (await aGroup(product, { scope: 'own' })).id
})
afterAll(() => product.close())

type Contact = NonNullable<AnswerOf<typeof endpoints.contact.get>>

/** A publisher with their manager, and a website of theirs. */
const aPair = async () => {
  const manager = await somebodyOf(product, managers)
  const publisher = await somebodyOf(product, publishers)
  const account = await anAccount(product, { managers: [manager.id], users: [publisher.id] })
  return { manager, publisher, website: await aWebsiteOf(product, account.id) }
}

const contactOf = async (token: string): Promise<Contact['manager']> =>
  ((await product.call('GET', '/contact', { token })).body as Contact).manager

const message = (facts: Record<string, unknown> = {}) => ({
  cms_text: 'Why is yesterday missing?',
  cms_page: 'Websites',
  cms_path: '/website?status=2',
  cms_filters: ['Status: Approved'],
  cms_id_website: null,
  ...facts,
})
const send = (token: string, facts?: Record<string, unknown>, headers?: Record<string, string>) =>
  product.call('POST', '/contact', { token, body: message(facts), ...(headers && { headers }) })

const mailsTo = (to: string) =>
  product.database.read.selectFrom('mails').selectAll().where('mai_to', '=', to).orderBy('id').execute()
const messagesOf = (id: number) =>
  product.database.read.selectFrom('contact_messages').selectAll().where('cms_id_sender', '=', id).execute()
const listOf = async (token: string) =>
  (await product.call('POST', '/userNotification/list', { token, body: {} })).body.data as {
    id: number
    usn_title: string
    usn_message: string
    usn_path: string | null
    usn_kind: string
    sender_name: string | null
  }[]

describe('whom somebody writes to', () => {
  it('is their own manager, with the usual hours until they said theirs', async () => {
    const { manager, publisher } = await aPair()
    expect(await contactOf(publisher.token)).toMatchObject({
      id: manager.id,
      usr_email: manager.email,
      usr_photo: null,
      online: false,
      hours: USUAL_HOURS,
      usual: true,
    })
    const hours = { woh_days: [6, 2], woh_from: '22:00', woh_to: '06:30', woh_zone: 'Europe/Rome' }
    const body = { ...hours, updated_at: null }
    expect((await product.call('POST', '/contact/hours', { token: manager.token, body })).status).toBe(200)
    expect(await contactOf(publisher.token)).toMatchObject({ hours: { ...hours, woh_days: [2, 6] }, usual: false })
  })

  it('is support as long as nobody is assigned', async () => {
    const { token, id, email } = await somebodyOf(product, publishers)
    expect(await contactOf(token)).toBeNull()
    expect((await send(token)).body).toEqual({ id: expect.any(Number), manager: null })
    expect(await messagesOf(id)).toMatchObject([{ cms_id_manager: null, cms_is_live: false }])
    const mail = (await mailsTo('support@candela.example')).find(({ mai_reply_to }) => mai_reply_to === email)
    expect(mail?.mai_text).toContain('> Why is yesterday missing?')
  })

  it('shows somebody what they wrote themselves, the last five, the newest at the end', async () => {
    const { manager, publisher } = await aPair()
    const sent = async (token: string) => ((await product.call('GET', '/contact', { token })).body as Contact).sent
    expect(await sent(publisher.token)).toEqual([])
    for (let nth = 0; nth < 6; nth += 1) await send(publisher.token, { cms_text: `Question ${nth}` })
    const shown = await sent(publisher.token)
    expect(shown.map(({ cms_text }) => cms_text)).toEqual([1, 2, 3, 4, 5].map(nth => `Question ${nth}`))
    expect(shown[4]?.along).toEqual(['Websites', 'Status: Approved'])
    expect(await sent(manager.token)).toEqual([])
    await product.database.exec(`update contact_messages set created_at = now() - interval '15 days'
      where cms_id_sender = ${publisher.id}`)
    expect(await sent(publisher.token)).toEqual([])
  })

  it('is nobody who looks after no accounts any more', async () => {
    const { manager, publisher } = await aPair()
    await product.database.exec(`update users set usr_id_group = ${publishers} where id = ${manager.id}`)
    expect(await contactOf(publisher.token)).toBeNull()
    await send(publisher.token)
    expect([await mailsTo(manager.email), await listOf(manager.token).catch(() => [])]).toEqual([[], []])
  })

  it('is on line while they have the product open, in person, and not a moment longer', async () => {
    const { manager, publisher } = await aPair()
    const isOnline = async () => (await contactOf(publisher.token))?.online
    const { listen: realListen } = product.app.liveEvents
    let streams = 0
    jest.spyOn(product.app.liveEvents, 'listen').mockImplementation(hear => {
      const stop = realListen(hear)
      streams += 1
      return () => {
        streams -= 1
        stop()
      }
    })
    const address = await product.server.listen({ port: 0, host: '127.0.0.1' })
    const openFor = async (token: string) => {
      const reader = new AbortController()
      const headers = { authorization: `Bearer ${token}` }
      const { body } = await fetch(`${address}/api/web/events`, { headers, signal: reader.signal })
      await body?.getReader().read()
      return reader
    }
    const [desk, phone] = [await openFor(manager.token), await openFor(manager.token)]
    expect(await isOnline()).toBe(true)
    desk.abort()
    await until(() => streams === 1)
    expect(await isOnline()).toBe(true)
    phone.abort()
    await until(async () => (await isOnline()) === false)

    const looking = await openFor(await viewAs(product, await product.signIn('admin@candela.example'), manager.id))
    expect(await isOnline()).toBe(false)
    looking.abort()
  })

  it('has a face for their publishers, and for nobody else', async () => {
    const { manager, publisher } = await aPair()
    const photo = (token: string) => product.call('GET', '/contact/photo', { token })
    expect((await photo(publisher.token)).status).toBe(404)
    await product.database.unaudited
      .insertInto('user_photos')
      .values({ pho_id_user: manager.id, pho_name: 'n', pho_type: 'image/webp', pho_bytes: Buffer.from('x') })
      .execute()
    expect((await photo(publisher.token)).headers).toMatchObject({ 'content-type': 'image/webp', etag: '"n"' })
    expect(await contactOf(publisher.token)).toMatchObject({ usr_photo: 'n' })
    expect((await photo((await aPair()).publisher.token)).status).toBe(404)
  })
})

describe('a message', () => {
  it('is at once in the list of who is on line, and in their mailbox, which answers the sender', async () => {
    const { manager, publisher, website } = await aPair()
    const listening = await product.listen(manager.token)
    await until(async () => (await contactOf(publisher.token))?.online === true)
    const sent = await send(publisher.token, { cms_id_website: website.id })
    expect(sent.body).toMatchObject({ manager: { usr_name: expect.any(String), online: true } })
    await until(() => listening.events.some(event => event.type === 'notifications' && event.unread === 1))
    listening.leave()
    const [told, ...others] = await listOf(manager.token)
    expect(others).toEqual([])
    expect(told).toMatchObject({ usn_kind: 'message', usn_path: '/website?status=2' })
    expect(told?.usn_message).toBe(
      `Why is yesterday missing?\n\nPage: Websites\nWebsite: ${website.anw_website}\nFilters:\n- Status: Approved`,
    )
    const [mail] = await mailsTo(manager.email)
    expect(mail).toMatchObject({ mai_subject: told?.usn_title, mai_reply_to: publisher.email })
    expect(mail?.mai_text.split('\n\n').slice(2)).toEqual([
      '> Why is yesterday missing?',
      `Page: Websites\nWebsite: ${website.anw_website}\nFilters:\n- Status: Approved\n${product.app.config.publicUrl}/website?status=2`,
      expect.stringContaining('Reply to this email'),
      'Candela',
    ])
    expect(await messagesOf(publisher.id)).toMatchObject([
      { cms_id_manager: manager.id, cms_id_website: website.id, cms_is_live: true },
    ])
  })

  it('waits in the mailbox of who is not on line, and says so', async () => {
    const { manager, publisher } = await aPair()
    const sent = await send(publisher.token, { cms_page: null, cms_path: null, cms_filters: [] })
    expect(sent.body).toMatchObject({ manager: { online: false } })
    expect(await mailsTo(manager.email)).toHaveLength(1)
    expect(await listOf(manager.token)).toMatchObject([{ usn_message: 'Why is yesterday missing?', usn_path: null }])
  })

  it('says to who reads it where an answer goes, as long as they reach who wrote', async () => {
    const { manager, publisher } = await aPair()
    await send(publisher.token)
    const [told] = await listOf(manager.token)
    const replyTo = async () =>
      (await product.call('GET', `/userNotification/${told?.id}`, { token: manager.token })).body.reply_to
    expect(await replyTo()).toBe(publisher.email)
    await product.database.exec(`delete from account_managers where acm_id_user = ${manager.id}`)
    expect(await replyTo()).toBeNull()
  })

  it('is text everywhere, whatever is in it', async () => {
    const { manager, publisher } = await aPair()
    await product.database.unaudited
      .updateTable('users')
      .set({ usr_name: 'Nuria\r\nBcc: everybody@candela.example' })
      .where('id', '=', publisher.id)
      .execute()
    const cms_text = '<b>Hi</b>\r\n\r\nCandela\n\nHello, your password expired: https://elsewhere.example'
    expect((await send(publisher.token, { cms_text })).status).toBe(200)
    const [mail] = await mailsTo(manager.email)
    expect(mail?.mai_subject).toBe('Message from Nuria Bcc: everybody@candela.example')
    expect(mail?.mai_text).toContain(
      '\n\n> <b>Hi</b>\n>\n> Candela\n>\n> Hello, your password expired: https://elsewhere.example\n\n',
    )
    expect((await listOf(manager.token))[0]?.usn_message).toMatch(/^<b>Hi<\/b>\n\nCandela\n\nHello, your password/)
  })

  it('about a website is for the manager of its account, and its trail keeps the page to itself', async () => {
    const { publisher } = await aPair()
    const other = await somebodyOf(product, managers)
    const account = await anAccount(product, { name: 'Zz last', managers: [other.id], users: [publisher.id] })
    const website = await aWebsiteOf(product, account.id)
    await send(publisher.token, { cms_id_website: website.id, cms_page: 'hidden.example' })
    const [told] = await listOf(other.token)
    expect(told).toMatchObject({ usn_kind: 'message', sender_name: expect.any(String) })
    const { rows } = await sql<{ slo_diffs: object }>`select slo_diffs from system_logs
      where slo_table_name = 'contact_messages' and slo_blame_user_id = ${publisher.id}`.execute(
      product.database.unaudited,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('hidden.example')
  })

  it('takes a website of the sender along, and no other', async () => {
    const { publisher } = await aPair()
    const { website } = await aPair()
    for (const cms_id_website of [website.id, 987_654_321])
      expect(wrongIn(await send(publisher.token, { cms_id_website }))).toMatchObject([
        { field: 'cms_id_website', code: 'notAnOption' },
      ])
    expect(await messagesOf(publisher.id)).toEqual([])
  })

  it.each([
    [{ cms_text: ' \n ' }, 'cms_text required'],
    [{ cms_text: 'x'.repeat(1001) }, 'cms_text tooLong'],
    [{ cms_text: 'a\u202eb' }, 'cms_text invalidCharacters'],
    [{ cms_path: '//elsewhere.example' }, 'cms_path link'],
    [{ cms_path: 'https://elsewhere.example' }, 'cms_path link'],
    [{ cms_page: 'a\nb' }, 'cms_page invalidCharacters'],
    [{ cms_filters: ['a', ''] }, 'cms_filters.1 required'],
    [{ cms_filters: Array(21).fill('a') }, 'cms_filters tooMany'],
    [{ to: 1 }, 'to unknownField'],
  ])('is refused with %j: %s', async (facts, problem) => {
    const token = await product.signIn('publisher@candela.example')
    const [wrong] = wrongIn(await send(token, facts)) ?? []
    expect(`${wrong?.field} ${wrong?.code}`).toBe(problem)
  })

  it('of a thousand emoji is as long as one of a thousand letters', async () => {
    const { publisher } = await aPair()
    expect((await send(publisher.token, { cms_text: '🎉'.repeat(1000) })).status).toBe(200)
    expect(wrongIn(await send(publisher.token, { cms_text: '🎉'.repeat(1001) }))).toMatchObject([{ code: 'tooLong' }])
  })

  it('that is sent twice under one key goes out once', async () => {
    const { manager, publisher } = await aPair()
    const headers = { 'idempotency-key': '8f5e3a52-5a1c-4f65-9a5e-3b8f8c1d2e4f' }
    const [first, second] = [await send(publisher.token, {}, headers), await send(publisher.token, {}, headers)]
    expect(second.body).toEqual(first.body)
    expect(await mailsTo(manager.email)).toHaveLength(1)
  })

  it('can be sent twenty times an hour, and by nobody who only looks', async () => {
    const { manager, publisher } = await aPair()
    const admin = await product.signIn('admin@candela.example')
    const looking = await viewAs(product, admin, publisher.id)
    expect(await send(looking)).toMatchObject({ status: 403, body: { code: 'onlyLooking' } })
    // What is repeated or refused is none of the twenty.
    const headers = { 'idempotency-key': '0c1f1e52-5a1c-4f65-9a5e-3b8f8c1d2e50' }
    for (let count = 0; count < 3; count += 1) expect((await send(publisher.token, {}, headers)).status).toBe(200)
    expect((await send(publisher.token, { cms_id_website: 987_654 })).status).toBe(422)
    for (let count = 1; count < 20; count += 1) expect((await send(publisher.token)).status).toBe(200)
    expect(await send(publisher.token)).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } })
    expect(await mailsTo(manager.email)).toHaveLength(20)
  })

  it('is not stored where its trail cannot be', async () => {
    const { manager, publisher } = await aPair()
    await product.database.exec('alter table system_logs add constraint refused check (id < 0) not valid')
    try {
      expect((await send(publisher.token)).status).toBe(503)
    } finally {
      await product.database.exec('alter table system_logs drop constraint refused')
    }
    expect([await messagesOf(publisher.id), await mailsTo(manager.email)]).toEqual([[], []])
  })
})

describe('hours', () => {
  const change = (token: string, facts: Record<string, unknown> = {}) =>
    product.call('POST', '/contact/hours', { token, body: { ...USUAL_HOURS, updated_at: null, ...facts } })

  it.each([
    [{ woh_days: [] }, 'woh_days required'],
    [{ woh_days: [1, 1] }, 'woh_days.1 duplicate'],
    [{ woh_days: [7] }, 'woh_days.0 tooBig'],
    [{ woh_from: '24:00' }, 'woh_from invalid'],
    [{ woh_from: '' }, 'woh_from required'],
    [{ woh_from: '10:00', woh_to: '10:00' }, 'woh_to endTooEarly'],
    [{ woh_zone: 'Mars/Olympus' }, 'woh_zone timeZone'],
  ])('are refused with %j: %s', async (facts, problem) => {
    const { token } = await somebodyOf(product, managers)
    const [wrong] = wrongIn(await change(token, facts)) ?? []
    expect(`${wrong?.field} ${wrong?.code}`).toBe(problem)
  })

  it('that were changed meanwhile are not written over', async () => {
    const { token } = await somebodyOf(product, managers)
    const first = await change(token)
    expect((await change(token)).status).toBe(409)
    const { updated_at } = first.body
    expect((await change(token, { woh_to: '17:00', updated_at })).body).toMatchObject({ woh_to: '17:00' })
    expect((await product.call('GET', '/contact/hours', { token })).body).toMatchObject({ woh_to: '17:00' })
  })
})
