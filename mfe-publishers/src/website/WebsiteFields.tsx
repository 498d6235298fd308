import { type OneWebsite, TYPES } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { FormCombobox, FormPercentField, FormSelect, FormTextField } from '@candela/shared-ui/form'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { hostOf } from './hostOf'
import { useCommissionWords } from './useCommissionWords'
import { useWebsiteWords } from './useWebsiteWords'
import { findAccounts } from './website.api'
import type { Status, WebsiteValues } from './website.form'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 16px 20px;
`

export type Changed = ReadonlySet<keyof WebsiteValues>

type DataFieldsProps = {
  changed: Changed
  domain: string
  /** What is changed, or what a new one starts like: the choices may not hold its account. */
  record?: OneWebsite['record']
  isNew?: boolean
  /** Why the domain is not changed here. */
  domainLocked?: string
  /** Why it does not go to another account here. */
  accountLocked?: string
}

export const DataFields = (props: DataFieldsProps) => {
  const { changed, domain, record, isNew = false, domainLocked, accountLocked } = props
  const t = publisherMessages.useT()
  const { columns } = useWebsiteWords()
  const host = changed.has('anw_website') ? hostOf(domain) : null
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
  changed: Changed
  share: string | null
  /** Which of them the reader may choose among; with one there is no choice. */
  statuses: readonly Status[]
  /** Why there is no choice, or what it needs. */
  statusHelp?: string
  isNew?: boolean
}

/** What the platform keeps, and whether the website earns: not for publishers. */
export const TermsFields = ({ changed, share, statuses, statusHelp, isNew = false }: TermsFieldsProps) => {
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
          help={sidesOf(share) ?? (isNew ? t('website.help.tierFee') : undefined)}
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
