import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mail, mailSchema } from '@candela/shared-contract'
import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'

export type OutgoingMail = {
  id: number
  to: string
  subject: string
  text: string
  /** Who gets what is answered, if not the product. */
  replyTo?: string | null
}

export type MailTransport = {
  send: (mail: OutgoingMail) => Promise<void>
  /** The newest mails, where they can be read: on disk only. */
  list: (() => Promise<Mail[]>) | null
}

/** One line: what comes from people must not start a header of its own. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ')

export const smtpTransport = (url: string, from: string, domain: string): MailTransport => {
  const transport = createTransport(url, { connectionTimeout: 10_000, socketTimeout: 20_000 } as never)
  return {
    send: async ({ id, to, subject, text, replyTo }) => {
      await transport.sendMail({
        from,
        to,
        subject: oneLine(subject),
        text,
        messageId: `<candela-${id}@${domain}>`,
        ...(replyTo ? { replyTo: oneLine(replyTo) } : {}),
      })
    },
    list: null,
  }
}

const SHOWN = 100

/** Without a mail server every mail becomes a file; its name is the mail's id, so sending twice stores it once. */
export const diskTransport = (directory: string): MailTransport => {
  const fileOf = (id: number): string => join(directory, `${String(id).padStart(10, '0')}.json`)
  return {
    send: async ({ id, to, subject, text, replyTo }) => {
      await mkdir(directory, { recursive: true })
      const mail: Mail = {
        id: String(id),
        to,
        subject: oneLine(subject),
        text,
        sentAt: new Date().toISOString(),
        ...(replyTo ? { replyTo: oneLine(replyTo) } : {}),
      }
      const draft = `${fileOf(id)}.part`
      await writeFile(draft, JSON.stringify(mail, null, 2))
      await rename(draft, fileOf(id))
    },
    list: async () => {
      const files = await readdir(directory).catch(() => [])
      const newest = files
        .filter(file => file.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, SHOWN)
      const mails = await Promise.all(newest.map(file => readFile(join(directory, file), 'utf8')))
      return mails.map(text => z.parse(mailSchema, JSON.parse(text)))
    },
  }
}
