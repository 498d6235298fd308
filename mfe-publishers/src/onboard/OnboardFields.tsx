import { useCan } from '@candela/shared-auth'
import { LOCALES, previewHost, TYPES } from '@candela/shared-contract'
import { optionsOf } from '@candela/shared-ui'
import { FieldCard, FormCombobox, FormPercentField, FormSelect, FormTextField } from '@candela/shared-ui/form'
import type { ReactNode } from 'react'
import { useTierOptions } from '../account/AccountWords'
import { useFeeOfTier } from '../account/useFeeOfTier'
import { useTimeZones } from '../account/useTimeZones'
import { publisherMessages } from '../i18n/messages'
import { findManagers } from '../people/people.api'
import { useFeeSentence } from '../terms/Terms'
import { useUserWords } from '../user/UserWords'
import { findGroups } from '../user/user.api'
import { useWebsiteRights } from '../website/website.api'
import type { OnboardValues } from './onboard.form'

type StepProps = {
  values: OnboardValues
  /** What a field is called wherever the flow speaks of it. */
  labels: Record<keyof OnboardValues, string>
}

const StepCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <FieldCard title={title} width={260}>
    {children}
  </FieldCard>
)

export const PublisherStep = ({ labels }: StepProps) => {
  const t = publisherMessages.useT()
  const zones = useTimeZones()
  const mayChoose = useCan('user.accountManager')
  return (
    <StepCard title={t('onboard.step.publisher')}>
      <FormTextField
        name="acc_name"
        label={labels.acc_name}
        help={t('onboard.help.account')}
        autoComplete="off"
        maxLength={255}
      />
      <FormSelect name="acc_tier" label={labels.acc_tier} help={t('onboard.help.tier')} options={useTierOptions()} />
      <FormCombobox<string>
        name="acc_time_zone"
        label={labels.acc_time_zone}
        help={t('onboard.help.timeZone')}
        load={zones.find}
        labelOf={zones.labelOf}
      />
      {mayChoose && (
        <FormCombobox<number>
          name="acm_id_user"
          label={labels.acm_id_user}
          help={t('onboard.help.manager')}
          optional
          load={findManagers}
          labelOf={() => null}
        />
      )}
    </StepCard>
  )
}

export const WebsiteStep = ({ values, labels }: StepProps) => {
  const t = publisherMessages.useT()
  const { isOwn } = useWebsiteRights()
  const feeSentenceOf = useFeeSentence()
  const feeOf = useFeeOfTier()
  const host = previewHost(values.anw_website)
  return (
    <StepCard title={t('onboard.step.website')}>
      <FormTextField
        name="anw_website"
        label={labels.anw_website}
        help={host ? t('website.help.host', { host }) : t('website.help.domain')}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="url"
        spellCheck={false}
      />
      <FormSelect name="anw_product" label={labels.anw_product} options={optionsOf(TYPES.product)} />
      {!isOwn && (
        <FormPercentField
          name="anw_comission"
          label={labels.anw_comission}
          help={feeSentenceOf(values.anw_comission ?? feeOf(values.acc_tier) ?? null)}
          placeholder={feeOf(values.acc_tier)}
          optional
        />
      )}
    </StepCard>
  )
}

export const PersonStep = ({ labels }: StepProps) => {
  const t = publisherMessages.useT()
  const { locale } = useUserWords()
  return (
    <StepCard title={t('onboard.step.person')}>
      <FormTextField
        name="usr_name"
        label={labels.usr_name}
        help={t('onboard.help.person')}
        autoComplete="off"
        maxLength={255}
      />
      <FormTextField
        name="usr_email"
        type="email"
        inputMode="email"
        label={labels.usr_email}
        help={t('onboard.help.email')}
        autoComplete="off"
      />
      <FormSelect name="usr_locale" label={labels.usr_locale} options={optionsOf(LOCALES, locale)} />
      <FormCombobox<number>
        name="usr_id_group"
        label={labels.usr_id_group}
        help={t('onboard.help.group')}
        load={findGroups}
        labelOf={() => null}
      />
    </StepCard>
  )
}
