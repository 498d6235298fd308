import { USUAL_HOURS } from '@candela/shared-contract'
import { asAdmin, type Cases, somebody } from './case'

export const contactCases: Cases = product => ({
  'contact.store': {
    arrange: async () => ({
      token: (await somebody(product)).token,
      body: { cms_text: 'Hello', cms_page: 'Websites', cms_path: null, cms_filters: [], cms_id_website: null },
    }),
    rows: [
      {
        table: 'contact_messages',
        type: 'user',
        diffs: { cms_text: [null, 'changed'], cms_page: [null, 'changed'] },
      },
    ],
  },
  'contact.changeHours': {
    arrange: async () => ({ ...(await asAdmin(product)), body: { ...USUAL_HOURS, updated_at: null } }),
    rows: [
      { table: 'work_hours', type: 'user', diffs: { woh_from: [null, '09:00'], woh_days: [null, [1, 2, 3, 4, 5]] } },
    ],
  },
})
