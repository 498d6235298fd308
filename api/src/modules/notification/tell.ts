import type { NotificationKind } from '@candela/shared-contract'
import type { App } from '../../platform/context'
import { type Mail, saidIn } from '../../platform/mail/text'
import type { Tx } from '../../platform/write'

/** Something for somebody to know: their mail about it, and the page of the product that it leads to. */
export type News = Mail & { user: number; to: string; path: string }
type ListedNews = { user: number; sender?: number; path: string | null; subject: string; said: string }

/** What the product tells people by itself, in the transaction of what happened: in their list, and by mail. */
export const tell = async (
  { outbox }: Pick<App, 'outbox'>,
  tx: Tx,
  kind: NotificationKind,
  news: readonly News[],
): Promise<void> => {
  await outbox.enqueue(tx, ...news.map(({ to, subject, text }) => ({ to, subject, text })))
  await tellInList(
    tx,
    kind,
    news.map(({ text, ...one }) => ({ ...one, said: saidIn({ text }) })),
  )
}

/** The same without a mail. */
export const tellInList = async (tx: Tx, kind: NotificationKind, news: readonly ListedNews[]): Promise<void> => {
  if (news.length === 0) return
  await tx.insertAll(
    'user_notifications',
    news.map(({ user, sender = null, path, subject, said }) => ({
      usn_id_user: user,
      usn_id_notification: null,
      usn_id_sender: sender,
      usn_kind: kind,
      usn_title: subject,
      usn_message: said,
      usn_path: path,
    })),
  )
}
