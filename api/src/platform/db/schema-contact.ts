import type { ColumnType, Generated } from 'kysely'

/** JSON text on the way in, parsed on the way out. */
type Json<T> = ColumnType<T, string, string>

/** When people work, and what was written to them. */
export type ContactSchema = {
  work_hours: {
    id: Generated<number>
    woh_id_user: number
    woh_days: Json<number[]>
    woh_from: string
    woh_to: string
    woh_zone: string
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  contact_messages: {
    id: Generated<number>
    cms_id_sender: number
    cms_id_manager: number | null
    cms_text: string
    cms_page: string | null
    cms_path: string | null
    cms_filters: Json<string[]>
    cms_id_website: number | null
    cms_is_live: boolean
    created_at: Generated<string>
  }
}
