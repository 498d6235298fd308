import { type OneWebsite, TYPES } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { FormCombobox, FormPercentField, FormSelect, FormTextField } from '@candela/shared-ui/form'
import type { EntityFormState } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { findAccounts } from '../account/account.choices'
import { publisherMessages } from '../i18n/messages'
import { UsersBox } from './UsersBox'
import { useCommissionWords, useWebsiteWords } from './WebsiteWords'
import { previewHost, type Status, type WebsiteValues } from './website.form'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 16px 20px;
`

type FormState = Pick<EntityFormState<WebsiteValues>, 'values' | 'changedNames'>

type DataFieldsProps = {
  state: FormState
  /** What is changed, or what a new one starts like: the choices may not hold its account. */
  record?: OneWebsite['record']
  isNew?: boolean
  /** Why the domain is not changed here. */
  domainLocked?: string
  /** Why it does not go to another account here. */
  accountLocked?: string
}

const DataFields = ({ state, record, isNew, domainLocked, accountLocked }: DataFieldsProps) => {
  const { values, changedNames: changed } = state
  const t = publisherMessages.useT()
  const { columns } = useWebsiteWords()
  const host = changed.has('anw_website') ? previewHost(values.anw_website) : null
  return (
    <Card title={t('website.data')}>
      <Fields>
        <FormTextField
          name="anw_website"
          label={columns.anw_website}
          help={domainLocked ?? (host ? t('website.help.host', { host }) : t('website.help.domain'))}
          dirty={changed.has('anw_website')}
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
          dirty={changed.has('anw_name')}
          autoComplete="off"
          maxLength={255}
        />
        <FormSelect
          name="anw_product"
          label={columns.anw_product}
          dirty={changed.has('anw_product')}
          options={TYPES.product.map(value => ({ value, label: value }))}
        />
        <FormCombobox<number>
          name="anw_account_id"
          label={columns.acc_name}
          help={accountLocked}
          dirty={changed.has('anw_account_id')}
          disabled={accountLocked !== undefined}
          load={findAccounts}
          labelOf={id => (id === record?.anw_account_id ? record.acc_name : null)}
        />
      </Fields>
    </Card>
  )
}

type TermsFieldsProps = {
  state: FormState
  /** Which of them the reader may choose among; with one there is no choice. */
  statuses: readonly Status[]
  /** Why there is no choice, or what it needs. */
  statusHelp?: string
  isNew?: boolean
}

/** What the platform keeps, and whether the website earns: not for publishers. */
const TermsFields = ({ state, statuses, statusHelp, isNew }: TermsFieldsProps) => {
  const { values, changedNames: changed } = state
  const t = publisherMessages.useT()
  const { columns, status } = useWebsiteWords()
  const sidesOf = useCommissionWords()
  return (
    <Card title={t('website.terms')}>
      <Fields>
        <FormPercentField
          name="anw_comission"
          label={columns.anw_comission}
          optional={isNew}
          help={sidesOf(values.anw_comission) ?? (isNew ? t('website.help.tierFee') : undefined)}
          dirty={changed.has('anw_comission')}
        />
        <FormSelect
          name="anw_status"
          label={columns.anw_status}
          help={statusHelp}
          dirty={changed.has('anw_status')}
          disabled={statuses.length < 2}
          options={statuses.map(value => ({ value, label: status[value] }))}
        />
      </Fields>
    </Card>
  )
}

type WebsiteFormProps = DataFieldsProps &
  Omit<TermsFieldsProps, 'statuses'> & {
    /** Absent: commission and status are not the reader's to say. */
    statuses?: readonly Status[]
  }

/** The fields of a website, of a new one as of one that is there. */
export const WebsiteForm = (props: WebsiteFormProps) => {
  const { state, record, isNew = false, domainLocked, accountLocked, statuses, statusHelp } = props
  return (
    <>
      <DataFields
        state={state}
        record={record}
        isNew={isNew}
        domainLocked={domainLocked}
        accountLocked={accountLocked}
      />
      {statuses && <TermsFields state={state} statuses={statuses} statusHelp={statusHelp} isNew={isNew} />}
      <UsersBox />
    </>
  )
}
