import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type Product, startProduct } from '../../../test/product'
import { smtpTransport } from './transport'

const received: string[] = []
let refuse = 0
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, done) => {
    let text = ''
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    stream.on('end', () => {
      if (refuse > 0) {
        refuse -= 1
        done(new Error('not now'))
        return
      }
      received.push(text)
      done()
    })
  },
})

let product: Product
beforeAll(async () => {
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'Candela <no-reply@candela.example>', 'candela.example')
  product = await startProduct({ transport })
})
afterAll(async () => {
  await product.close()
  await new Promise<void>(resolve => smtp.close(resolve))
})
beforeEach(async () => {
  received.length = 0
  await product.database.exec('delete from mails; delete from throttles')
})

const forgot = () => product.call('POST', '/forgot-password', { body: { email: 'viewer@candela.example' } })
const states = () => product.database.read.selectFrom('mails').select(['mai_state', 'mai_attempts']).execute()

describe('mails', () => {
  it('go out through the mail server, once', async () => {
    await forgot()
    await product.app.outbox.flush()
    await product.app.outbox.flush()
    expect(received).toHaveLength(1)
    expect(received[0]).toMatch(/^To: viewer@candela\.example$/m)
    expect(received[0]).toMatch(/^From: Candela <no-reply@candela\.example>$/m)
    expect(await states()).toEqual([{ mai_state: 'sent', mai_attempts: 1 }])
  })

  it('wait while the mail server refuses, and go out later', async () => {
    refuse = 1
    expect((await forgot()).status).toBe(204)
    await product.app.outbox.flush()
    expect(await states()).toEqual([{ mai_state: 'waiting', mai_attempts: 1 }])
    await product.database.exec('update mails set mai_next_attempt = clock_timestamp()')
    await product.app.outbox.flush()
    expect(received).toHaveLength(1)
    expect(await states()).toEqual([{ mai_state: 'sent', mai_attempts: 2 }])
  })

  it('cannot gain a header through a name', async () => {
    await product.database.exec(
      `update users set usr_name = E'Nuria\\r\\nBcc: everybody@candela.example' where usr_email = 'viewer@candela.example'`,
    )
    await forgot()
    await product.app.outbox.flush()
    expect(received[0]).not.toMatch(/^Bcc:/m)
  })

  it('are answered to whoever wrote them', async () => {
    const token = await product.signIn('viewer@candela.example')
    const body = { cms_text: 'Hello', cms_page: null, cms_path: null, cms_filters: [], cms_id_website: null }
    expect((await product.call('POST', '/contact', { token, body })).status).toBe(200)
    await product.app.outbox.flush()
    expect(received[0]).toMatch(/^Reply-To: viewer@candela\.example$/m)
  })

  it('there is no mailbox page where a mail server is', async () => {
    expect((await product.call('GET', '/dev/mailbox')).status).toBe(404)
  })
})
