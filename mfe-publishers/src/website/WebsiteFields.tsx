import { isTurnedDown, type OneWebsite, previewHost, TYPES } from '@candela/shared-contract'
import { type ComboboxOption, optionsOf, useFormat } from '@candela/shared-ui'
import { FieldCard, FormCombobox, FormPercentField, FormSelect, FormTextField } from '@candela/shared-ui/form'
import type { EntityFormState, FormFields } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { AccountName } from '../account/AccountName'
import { findAccounts } from '../account/account.choices'
import { publisherMessages } from '../i18n/messages'
import { useFeeSentence, useTermsWords } from '../terms/Terms'
import { UsersBox } from './UsersBox'
import { useWebsiteWords } from './WebsiteWords'
import { isSamePeople, mergePeople, type Status, type WebsiteValues } from './website.form'

type WebsiteFormProps = {
  state: Pick<EntityFormState<WebsiteValues>, 'values' | 'changedNames'>
  /** What is changed, or what a new one starts like: the choices may not hold its account. */
  record?: OneWebsite['record']
  isNew?: boolean
  /** Why the domain is not changed here. */
  domainLocked?: string
  /** Why it does not go to another account here. */
  accountLocked?: string
  /** Somebody chose an account. */
  onAccountChosen?: (account: ComboboxOption<number>) => void
  /** Which of them the reader may choose among; with one there is no choice. Absent: they say nothing of the terms. */
  statuses?: readonly Status[]
  /** Why there is no choice, or what it needs. */
  statusHelp?: string
}

const DataFields = ({ state, record, isNew, domainLocked, accountLocked, onAccountChosen }: WebsiteFormProps) => {
  const t = publisherMessages.useT()
  const { columns } = useWebsiteWords()
  const host = state.changedNames.has('anw_website') ? previewHost(state.values.anw_website) : null
  return (
    <FieldCard title={t('website.data')}>
      <FormTextField
        name="anw_website"
        label={columns.anw_website}
        help={domainLocked ?? (host ? t('website.help.host', { host }) : t('website.help.domain'))}
        disabled={domainLocked !== undefined}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="url"
        spellCheck={false}
      />
      <FormTextField
        name="anw_name"
        label={columns.anw_name}
        help={isNew ? t('website.help.name') : undefined}
        optional={isNew}
        autoComplete="off"
        maxLength={255}
      />
      <FormSelect name="anw_product" label={columns.anw_product} options={optionsOf(TYPES.product)} />
      <FormCombobox<number>
        name="anw_account_id"
        label={columns.acc_name}
        help={accountLocked}
        disabled={accountLocked !== undefined}
        load={findAccounts}
        onChosen={onAccountChosen}
        labelOf={id => (id === record?.anw_account_id ? record.acc_name : null)}
      />
    </FieldCard>
  )
}

/** What the platform keeps, and whether the website earns: not for publishers. */
const TermsFields = ({ state, record, statuses = [], statusHelp, isNew }: WebsiteFormProps) => {
  const t = publisherMessages.useT()
  const { columns, status, rejected } = useWebsiteWords()
  const existing = isNew ? undefined : record
  const statusWords = existing && isTurnedDown(existing) ? { ...status, 0: rejected } : status
  const feeSentenceOf = useFeeSentence()
  const termsOf = useTermsWords()
  // An agreed share, and not the commission, decides today.
  const agreed = existing?.terms?.share ? termsOf(existing.terms) : undefined
  return (
    <FieldCard title={t('website.terms')}>
      <FormPercentField
        name="anw_comission"
        label={columns.anw_comission}
        optional={isNew}
        help={
          agreed
            ? t('website.help.shareDecides', { terms: agreed })
            : (feeSentenceOf(state.values.anw_comission) ?? (isNew ? t('website.help.tierFee') : undefined))
        }
      />
      <FormSelect
        name="anw_status"
        label={columns.anw_status}
        help={statusHelp}
        disabled={statuses.length < 2}
        options={optionsOf(statuses, statusWords)}
      />
    </FieldCard>
  )
}

/** The fields of a website, of a new one as of one that is there. */
export const WebsiteForm = (props: WebsiteFormProps) => (
  <>
    <DataFields {...props} />
    {props.statuses && <TermsFields {...props} />}
    <UsersBox />
  </>
)

/** How the form speaks of its fields: in the save bar, and when two people changed the same website. */
export const useWebsiteFields = (): FormFields<WebsiteValues> => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const format = useFormat()
  const { columns, status } = useWebsiteWords()
  return [
    { name: 'anw_website', label: columns.anw_website },
    { name: 'anw_name', label: columns.anw_name },
    { name: 'anw_product', label: columns.anw_product },
    { name: 'anw_account_id', label: columns.acc_name, formatValue: id => id && <AccountName id={id} /> },
    { name: 'anw_status', label: columns.anw_status, formatValue: value => status[value] },
    {
      name: 'anw_comission',
      label: columns.anw_comission,
      formatValue: commission => commission && format.percent(commission),
    },
    {
      name: 'users',
      label: t('website.users.title'),
      formatValue: users => users.map(({ usr_name }) => usr_name).join(', ') || common('state.none'),
      isEqual: isSamePeople,
      merge: mergePeople,
    },
  ]
}
