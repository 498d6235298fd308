import type { Audience, Language, NotificationKind } from '@candela/shared-contract'
import type { ColumnType, Generated } from 'kysely'

/** JSON text on the way in, parsed on the way out. */
type Json<T> = ColumnType<T, string, string>

type Variants = Partial<Record<Language, { title: string; message: string }>>

/** What people send to people, and what each was told. */
export type NotificationSchema = {
  notifications: {
    id: Generated<number>
    not_title: string
    not_message: string
    not_variants: Json<Variants>
    not_path: string | null
    not_audience: Json<Audience>
    not_id_sender: number
    not_send_at: string | null
    not_id_job: number | null
    not_recipients: Generated<number | null>
    sent_at: Generated<string | null>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: Generated<string | null>
  }
  user_notifications: {
    id: Generated<number>
    usn_id_user: number
    usn_id_notification: number | null
    usn_id_sender: number | null
    usn_kind: NotificationKind
    usn_title: string
    usn_message: string
    usn_path: string | null
    usn_read: Generated<string | null>
    usn_hidden: Generated<string | null>
    created_at: Generated<string>
  }
  notification_digests: {
    id: Generated<number>
    ntd_id_user: number
    ntd_to: number
    ntd_at: Generated<string>
  }
  notification_settings: {
    id: Generated<number>
    nos_id_user: number
    nos_quiet: Json<NotificationKind[]>
    nos_mailed: Json<NotificationKind[]>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
}
