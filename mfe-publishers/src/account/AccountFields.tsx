import { useCan } from '@candela/shared-auth'
import { type AccountRecord, BRAND } from '@candela/shared-contract'
import { Card, ConfirmDialog } from '@candela/shared-ui'
import { FieldGrid, FormCombobox, FormSelect, FormSwitch, FormTextField } from '@candela/shared-ui/form'
import type { EntityFormState } from '@candela/shared-ui/pages'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { useIsPublisher } from '../useIsPublisher'
import { AccountSections } from './AccountSections'
import { adUnitPath, useAccountWords, useTierOptions } from './AccountWords'
import { SECTIONS } from './account.api'
import type { AccountValues } from './account.form'
import { ManagersBox } from './ManagersBox'
import { UsersBox } from './UsersBox'
import { useTimeZones } from './useTimeZones'
import { WebsitesBox } from './WebsitesBox'

const Fields = styled(FieldGrid)`
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
  /** Why the status is not changed here. */
  locked?: string
  /** How many of its websites earn. */
  live: number
}

const DataBox = ({ locked, live }: DataBoxProps) => {
  const t = publisherMessages.useT()
  const { columns } = useAccountWords()
  const zones = useTimeZones()
  const tiers = useTierOptions()
  const isPublisher = useIsPublisher()
  const stopping = useStopping()
  const disabled = locked !== undefined
  return (
    <Card id={SECTIONS.data} title={t('account.box.data')} aside={locked} flush>
      <Fields $width={240}>
        <FormTextField name="acc_name" label={columns.acc_name} autoComplete="off" maxLength={255} />
        {!isPublisher && (
          <FormSelect
            name="acc_tier"
            label={columns.acc_tier}
            help={t('account.help.tier')}
            disabled={disabled}
            options={tiers}
          />
        )}
        <FormCombobox<string>
          name="acc_time_zone"
          label={columns.acc_time_zone}
          help={t('account.help.timeZone')}
          load={zones.find}
          labelOf={zones.labelOf}
        />
        <FormTextField
          name="acc_google_child_network_code"
          label={columns.acc_google_child_network_code}
          optional
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
          disabled={disabled}
          ask={(enabled, change) => stopping.ask(enabled ? 0 : live, change)}
        />
        <FormSwitch
          name="acc_gross_visible"
          label={t('account.field.gross')}
          help={t('account.help.gross')}
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

const TagBox = ({ values }: { values: AccountValues }) => {
  const t = publisherMessages.useT()
  const child = values.acc_google_child_network_code.trim()
  return (
    <Card id={SECTIONS.tag} title={t('account.box.tag')} flush>
      <Settings>
        {SWITCHES.map(([name, words]) => (
          <FormSwitch key={name} name={name} label={t(`account.field.${words}`)} help={t(`account.help.${words}`)} />
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
  const isPublisher = useIsPublisher()
  const locked = record && isPublisher ? t('account.help.governed') : undefined
  const { values } = state
  return (
    <AccountSections state={state} aside={aside}>
      <DataBox locked={locked} live={record?.websites_live ?? 0} />
      <TagBox values={values} />
      <ManagersBox rows={values.managers} locked={locked ?? (mayChoose ? undefined : t('account.help.notYours'))} />
      <UsersBox />
      <WebsitesBox mayAdd={mayAddWebsites} mayRemove={mayRemoveWebsites} tier={values.acc_tier} />
    </AccountSections>
  )
}
