import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database'
import type { Tx } from '../write'
import type { MailTransport, OutgoingMail } from './transport'

const MAX_ATTEMPTS = 8
const POLL_MS = 5_000
/** While a sender has a mail, nobody else takes it; a sender that died gives it back after this. */
const CLAIM_SECONDS = 120

export type Outbox = {
  /** Stores mails in the transaction that wants them sent. */
  enqueue: (tx: Tx, ...mails: readonly Omit<OutgoingMail, 'id'>[]) => Promise<void>
  list: MailTransport['list']
  /** Delivers what waits; resolves when nothing is left to do now. */
  flush: () => Promise<void>
  start: () => void
  stop: () => Promise<void>
}

/** The mailbox shows reset links to everybody, so it exists only where everybody may be everybody: in a demo. */
export const hasMailbox = ({ demo, outbox }: { demo: unknown; outbox: Pick<Outbox, 'list'> }): boolean =>
  demo !== null && outbox.list !== null

export const createOutbox = (database: Database, transport: MailTransport, log: FastifyBaseLogger): Outbox => {
  const claim = async (): Promise<(OutgoingMail & { attempts: number }) | undefined> => {
    const { rows } = await sql<OutgoingMail & { attempts: number }>`
      update mails set mai_attempts = mai_attempts + 1,
        mai_next_attempt = clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS}::int)
      where id = (
        select id from mails where mai_state = 'waiting' and mai_next_attempt <= clock_timestamp()
        order by id limit 1 for update skip locked
      )
      returning id, mai_to as to, mai_subject as subject, mai_text as text, mai_reply_to as "replyTo",
        mai_attempts as attempts
    `.execute(database.unaudited)
    return rows[0]
  }

  const deliver = async (mail: OutgoingMail & { attempts: number }): Promise<void> => {
    const row = database.unaudited.updateTable('mails').where('id', '=', mail.id)
    try {
      await transport.send(mail)
      await row.set({ mai_state: 'sent', sent_at: sql<string>`clock_timestamp()` }).execute()
    } catch (error) {
      log.warn({ err: error, mail: mail.id, attempts: mail.attempts }, 'mail not sent')
      const waitSeconds = Math.min(3600, 5 * 2 ** mail.attempts)
      await row
        .set(
          mail.attempts >= MAX_ATTEMPTS
            ? { mai_state: 'failed' }
            : { mai_next_attempt: sql<string>`clock_timestamp() + make_interval(secs => ${waitSeconds}::int)` },
        )
        .execute()
    }
  }

  const deliverAll = async (): Promise<void> => {
    for (let mail = await claim(); mail; mail = await claim()) await deliver(mail)
  }

  let running: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const flush = (): Promise<void> => {
    if (running) {
      again = true
      return running
    }
    running = (async () => {
      do {
        again = false
        await deliverAll()
      } while (again)
    })().finally(() => {
      running = undefined
    })
    return running
  }

  const flushQuietly = (): void => {
    if (!stopped) flush().catch((error: unknown) => log.warn({ err: error }, 'outbox not delivered'))
  }

  return {
    enqueue: async (tx, ...mails) => {
      await tx.insertAll(
        'mails',
        mails.map(({ to, subject, text, replyTo }) => ({
          mai_to: to,
          mai_subject: subject,
          mai_text: text,
          mai_reply_to: replyTo ?? null,
          sent_at: null,
        })),
      )
      tx.afterCommit(flushQuietly)
    },
    list: transport.list,
    flush,
    start: () => {
      timer = setInterval(flushQuietly, POLL_MS)
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running?.catch(() => undefined)
    },
  }
}
