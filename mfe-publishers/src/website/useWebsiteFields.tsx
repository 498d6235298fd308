import { useFormat } from '@candela/shared-ui'
import type { FormFields } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { AccountName } from '../account/AccountName'
import { publisherMessages } from '../i18n/messages'
import { useWebsiteWords } from './WebsiteWords'
import { isSamePeople, mergePeople, type WebsiteValues } from './website.form'

/** How the form speaks of its fields: in the save bar, and when two people changed the same website. */
export const useWebsiteFields = (): FormFields<WebsiteValues> => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const format = useFormat()
  const { columns, status } = useWebsiteWords()
  return useMemo(() => {
    const none = common('state.none')
    return [
      { name: 'anw_website', label: columns.anw_website, words: domain => domain },
      { name: 'anw_name', label: columns.anw_name, words: name => name },
      { name: 'anw_product', label: columns.anw_product, words: product => product ?? none },
      { name: 'anw_account_id', label: columns.acc_name, words: id => (id === null ? none : <AccountName id={id} />) },
      { name: 'anw_status', label: columns.anw_status, words: value => status[value] },
      {
        name: 'anw_comission',
        label: columns.anw_comission,
        words: share => (share === null ? none : format.percent(share)),
      },
      {
        name: 'users',
        label: t('website.users.title'),
        words: users => users.map(({ usr_name }) => usr_name).join(', ') || none,
        isEqual: isSamePeople,
        merge: mergePeople,
      },
    ]
  }, [t, common, format, columns, status])
}
