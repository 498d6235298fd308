import { useCan, useSession } from '@candela/shared-auth'
import { type AccountRecord, BRAND, TYPES } from '@candela/shared-contract'
import { Card, ConfirmDialog } from '@candela/shared-ui'
import { FormCombobox, FormSelect, FormSwitch, FormTextField } from '@candela/shared-ui/form'
import type { EntityFormState } from '@candela/shared-ui/pages'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { AccountSections } from './AccountSections'
import { adUnitPath, useAccountWords } from './AccountWords'
import { SECTIONS } from './account.api'
import { type AccountValues, feeOf } from './account.form'
import { ManagersBox } from './ManagersBox'
import { UsersBox } from './UsersBox'
import { useTimeZones } from './useTimeZones'
import { WebsitesBox } from './WebsitesBox'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 16px 20px;
  padding: 16px;
`

const Settings = styled.div`
  > * {
    border-top: 1px solid var(--line-subtle);
  }
  > :first-child {
    border-top: 0;
  }
  ${Fields} + & {
    border-top: 1px solid var(--line-subtle);
  }
`

const Path = styled.p`
  padding: 10px 16px 12px;
  color: var(--fg-2);
  font-size: 12px;

  code {
    display: block;
    overflow-wrap: anywhere;
    color: var(--fg-1);
    font-family: var(--font-mono);
  }
`

type Changed = ReadonlySet<keyof AccountValues>

/** Before an account is switched off that has websites which earn: says how many stop. */
const useStopping = () => {
  const t = publisherMessages.useT()
  const [asked, setAsked] = useState<{ live: number; go: () => void } | null>(null)
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      title={t('account.disable.title', { count: asked?.live ?? 0 })}
      confirmLabel={t('account.disable.confirm')}
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        asked?.go()
        setAsked(null)
      }}
    >
      {t('account.disable.text')}
    </ConfirmDialog>
  )
  return { ask: (live: number, go: () => void) => (live === 0 ? go() : setAsked({ live, go })), dialog }
}

type DataBoxProps = {
  changed: Changed
  /** Why tier and status are not changed here. */
  locked?: string
  /** How many of its websites earn. */
  live: number
}

const DataBox = ({ changed, locked, live }: DataBoxProps) => {
  const t = publisherMessages.useT()
  const { columns, tier } = useAccountWords()
  const zones = useTimeZones()
  const stopping = useStopping()
  const disabled = locked !== undefined
  return (
    <Card id={SECTIONS.data} title={t('account.box.data')} aside={locked} flush>
      <Fields>
        <FormTextField
          name="acc_name"
          label={columns.acc_name}
          dirty={changed.has('acc_name')}
          autoComplete="off"
          maxLength={255}
        />
        <FormSelect
          name="acc_tier"
          label={columns.acc_tier}
          help={t('account.help.tier')}
          dirty={changed.has('acc_tier')}
          disabled={disabled}
          options={TYPES.accountTier.map(value => ({ value: `${value}` as const, label: `${value} · ${tier[value]}` }))}
        />
        <FormCombobox<string>
          name="acc_time_zone"
          label={columns.acc_time_zone}
          help={t('account.help.timeZone')}
          dirty={changed.has('acc_time_zone')}
          load={zones.find}
          labelOf={zones.labelOf}
        />
        <FormTextField
          name="acc_google_child_network_code"
          label={columns.acc_google_child_network_code}
          optional
          dirty={changed.has('acc_google_child_network_code')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
        />
      </Fields>
      <Settings>
        <FormSwitch
          name="acc_is_enabled"
          label={t('account.field.enabled')}
          help={t('account.help.enabled')}
          dirty={changed.has('acc_is_enabled')}
          disabled={disabled}
          ask={(enabled, change) => stopping.ask(enabled ? 0 : live, change)}
        />
        <FormSwitch
          name="acc_gross_visible"
          label={t('account.field.gross')}
          help={t('account.help.gross')}
          dirty={changed.has('acc_gross_visible')}
          disabled={disabled}
        />
      </Settings>
      {stopping.dialog}
    </Card>
  )
}

const SWITCHES = [
  ['acc_enable_aps', 'aps'],
  ['acc_enable_teads', 'teads'],
  ['acc_is_custom_ad_unit_path_enabled', 'path'],
] as const

type TagBoxProps = { changed: Changed; values: AccountValues }

const TagBox = ({ changed, values }: TagBoxProps) => {
  const t = publisherMessages.useT()
  const child = values.acc_google_child_network_code.trim()
  return (
    <Card id={SECTIONS.tag} title={t('account.box.tag')} flush>
      <Settings>
        {SWITCHES.map(([name, words]) => (
          <FormSwitch
            key={name}
            name={name}
            label={t(`account.field.${words}`)}
            help={t(`account.help.${words}`)}
            dirty={changed.has(name)}
          />
        ))}
        {values.acc_is_custom_ad_unit_path_enabled === 1 && (
          <Path role="status">
            {t('account.path.label')}
            <code>{adUnitPath(BRAND.parentNetworkCode, child, t('account.path.unit'))}</code>
            {!child && t('account.path.noChild')}
          </Path>
        )}
      </Settings>
    </Card>
  )
}

type AccountFormProps = {
  state: EntityFormState<AccountValues>
  /** Absent: it is a new one. */
  record?: AccountRecord
  /** What else is known of it. */
  aside?: ReactNode
  mayAddWebsites: boolean
  mayRemoveWebsites: boolean
}

/** The boxes of an account, of a new one as of one that is there. */
export const AccountForm = ({ state, record, aside, mayAddWebsites, mayRemoveWebsites }: AccountFormProps) => {
  const t = publisherMessages.useT()
  const mayChoose = useCan('user.accountManager')
  // What the platform decides is no publisher's, whatever rights they were given.
  const isPublisher = useSession(({ user }) => user?.group?.gro_scope === 'own')
  const locked = record && isPublisher ? t('account.help.governed') : undefined
  const { values, changedNames } = state
  return (
    <AccountSections state={state} aside={aside}>
      <DataBox changed={changedNames} locked={locked} live={record?.websites_live ?? 0} />
      <TagBox changed={changedNames} values={values} />
      <ManagersBox rows={values.managers} locked={locked ?? (mayChoose ? undefined : t('account.help.notYours'))} />
      <UsersBox />
      <WebsitesBox
        mayAdd={mayAddWebsites}
        mayRemove={mayRemoveWebsites}
        fee={isPublisher ? undefined : feeOf(values.acc_tier)}
      />
    </AccountSections>
  )
}
