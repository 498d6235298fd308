import { call } from '@candela/shared-auth'
import { type OneWebsite, websiteEndpoints } from '@candela/shared-contract'
import { Card, Combobox } from '@candela/shared-ui'
import type { EntityFormState } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { publisherMessages } from '../i18n/messages'
import { useAttempt } from '../useAttempt'
import { findWebsites } from './website.api'
import { type GovernRights, settingsOf, type WebsiteValues } from './website.form'

type CopySettingsProps = {
  form: EntityFormState<WebsiteValues>['form']
  governRights: GovernRights
  onCopied: (from: OneWebsite['record']) => void
}

/** Fills a form in like another website. */
export const CopySettings = ({ form, governRights, onCopied }: CopySettingsProps) => {
  const t = publisherMessages.useT()
  const { attempt } = useAttempt()
  const [copied, setCopied] = useState<{ value: number; label: string } | null>(null)

  const copy = (id: number) =>
    attempt(async () => {
      const answer = await call(websiteEndpoints.get, { params: { id } })
      onCopied(answer.record)
      const settings = Object.entries(settingsOf(answer, governRights))
      form.batch(() => {
        for (const [name, value] of settings) form.change(name as keyof WebsiteValues, value)
      })
      addToast({ kind: 'success', title: t('website.copy.done') })
    })

  return (
    <Card title={t('website.copy.title')}>
      <Combobox<number>
        label={t('website.copy.from')}
        help={t(governRights.commission ? 'website.copy.help' : 'website.copy.ownHelp')}
        value={copied?.value ?? null}
        valueLabel={copied?.label ?? ''}
        load={findWebsites}
        onChange={option => {
          setCopied(option)
          if (option) void copy(option.value)
        }}
      />
    </Card>
  )
}
