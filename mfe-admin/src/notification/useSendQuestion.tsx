import { ConfirmDialog, useFormat } from '@candela/shared-ui'
import { type ReactNode, useState } from 'react'
import { adminMessages } from '../i18n/messages'
import { countAudience } from './notification.api'
import { type NotificationValues, toCreateBody } from './notification.form'

type Asked = { count: number; at: string | null; title: string; answer: (yes: boolean) => void }

/** Says to how many people it goes, and when, before it does: nobody can take it out of a list again. */
export const useSendQuestion = (
  notification?: number,
): { ask: (values: NotificationValues) => Promise<boolean>; dialog: ReactNode } => {
  const t = adminMessages.useT()
  const format = useFormat()
  const [asked, setAsked] = useState<Asked | null>(null)

  const ask = async (values: NotificationValues): Promise<boolean> => {
    const { not_audience, not_send_at, not_title } = toCreateBody(values)
    const count = await countAudience(not_audience, notification)
    // To nobody: the server says what is wrong with it.
    if (count === 0) return true
    return new Promise(answer => setAsked({ count, at: not_send_at, title: not_title, answer }))
  }
  const close = (yes: boolean) => {
    asked?.answer(yes)
    setAsked(null)
  }

  return {
    ask,
    dialog: asked && (
      <ConfirmDialog
        open
        danger={false}
        title={t('notification.ask.title', { count: asked.count })}
        confirmLabel={t('notification.ask.confirm', { count: asked.count })}
        onConfirm={() => close(true)}
        onCancel={() => close(false)}
      >
        <p>{asked.title}</p>
        <p>{asked.at ? t('notification.ask.later', { time: format.dateTime(asked.at) }) : t('notification.ask.now')}</p>
      </ConfirmDialog>
    ),
  }
}
