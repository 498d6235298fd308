import { call } from '@candela/shared-auth'
import { NOTIFICATION_KINDS, type NotificationKind, userNotificationEndpoints } from '@candela/shared-contract'
import { Card, Checkbox, Page } from '@candela/shared-ui'
import { useFormValue } from '@candela/shared-ui/form'
import { EntityForm, type FormFields, FormSaveBar, formMessages, RecordPage } from '@candela/shared-ui/pages'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { MINE, settingsQuery } from './mine.api'
import { isSameKinds, type SettingsValues, settingsRules, valuesOf, withKind } from './settings.form'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 10px 16px;
    border-top: 1px solid var(--line-subtle);
    text-align: center;
  }
  thead th {
    border-top: 0;
    color: var(--fg-3);
    font-size: 12px;
    font-weight: 500;
  }
  th:first-child {
    text-align: left;
  }
  tbody th {
    font-weight: 500;
  }
  small {
    display: block;
    max-width: 60ch;
    color: var(--fg-3);
    font-size: 12px;
    font-weight: 400;
    line-height: 16px;
  }
`

const Note = styled.p`
  padding: 12px 16px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-3);
  font-size: 12px;
`

const KindRow = ({ kind }: { kind: NotificationKind }) => {
  const t = adminMessages.useT()
  const id = useId()
  const quiet = useFormValue<NotificationKind[]>('quiet')
  const mailed = useFormValue<NotificationKind[]>('mailed')
  const name = t(`mine.kind.${kind}.name`)
  return (
    <tr>
      <th scope="row">
        {name}
        <small id={id}>{t(`mine.kind.${kind}.about`)}</small>
      </th>
      <td>
        <Checkbox
          label={t('mine.settings.bellFor', { kind: name })}
          aria-describedby={id}
          checked={!quiet.value.includes(kind)}
          onChange={on => quiet.setValue(withKind(quiet.value, kind, !on))}
        />
      </td>
      <td>
        <Checkbox
          label={t('mine.settings.mailFor', { kind: name })}
          aria-describedby={id}
          checked={mailed.value.includes(kind)}
          onChange={on => mailed.setValue(withKind(mailed.value, kind, on))}
        />
      </td>
    </tr>
  )
}

const KindTable = () => {
  const t = adminMessages.useT()
  return (
    <Card title={t('mine.settings.how')} flush>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('mine.settings.about')}</th>
            <th scope="col">{t('mine.settings.bell')}</th>
            <th scope="col">{t('mine.settings.mail')}</th>
          </tr>
        </thead>
        <tbody>
          {NOTIFICATION_KINDS.map(kind => (
            <KindRow key={kind} kind={kind} />
          ))}
        </tbody>
      </Table>
      <Note>{t('mine.settings.note')}</Note>
    </Card>
  )
}

const useSettingsFields = (): FormFields<SettingsValues> => {
  const t = adminMessages.useT()
  const named = (kinds: readonly NotificationKind[]) => kinds.map(kind => t(`mine.kind.${kind}.name`)).join(', ')
  return [
    { name: 'quiet', label: t('mine.settings.quiet'), formatValue: named, isEqual: isSameKinds },
    { name: 'mailed', label: t('mine.settings.mail'), formatValue: named, isEqual: isSameKinds },
  ]
}

type Settings = Awaited<ReturnType<ReturnType<typeof settingsQuery>['queryFn']>>

const versionedOf = (settings: Settings) => ({
  values: valuesOf(settings),
  ...(settings.updated_at !== null && { version: settings.updated_at }),
})

const SettingsForm = ({ settings }: { settings: Settings }) => {
  const t = adminMessages.useT()
  const form = formMessages.useT()
  const common = commonMessages.useT()
  const client = useQueryClient()
  return (
    <EntityForm<SettingsValues, Settings>
      label={t('mine.settings.title')}
      schema={settingsRules}
      latest={versionedOf(settings)}
      fields={useSettingsFields()}
      versionedOf={versionedOf}
      save={(values, version) =>
        call(userNotificationEndpoints.changeSettings, { body: { ...values, updated_at: version ?? null } })
      }
      onSaved={saved => {
        client.setQueryData(settingsQuery().queryKey, saved)
        addToast({ kind: 'success', title: common('success.recordSaved') })
      }}
    >
      {state => (
        <Page
          title={t('mine.settings.title')}
          subtitle={t('mine.settings.subtitle')}
          breadcrumb={[{ label: t('mine.title'), href: MINE }]}
          bar={<FormSaveBar state={state} saveLabel={form('form.saveChanges')} />}
        >
          {state.conflict}
          <KindTable />
        </Page>
      )}
    </EntityForm>
  )
}

const MyNotificationSettings = () => {
  const t = adminMessages.useT()
  return (
    <RecordPage
      source={settingsQuery()}
      title={t('mine.settings.title')}
      list={{ label: t('mine.title'), href: MINE, right: 'userNotification.list' }}
    >
      {settings => <SettingsForm settings={settings} />}
    </RecordPage>
  )
}

export default MyNotificationSettings
