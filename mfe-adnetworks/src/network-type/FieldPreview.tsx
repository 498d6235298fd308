import { type CredentialField, type Language, languageOf } from '@candela/shared-contract'
import { Card, SegmentedControl } from '@candela/shared-ui'
import { FormPreview } from '@candela/shared-ui/form'
import { useLocale } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { CredentialFields } from '../credential/CredentialFields'
import { adNetworkMessages } from '../i18n/messages'
import { LANGUAGES_BY_NAME } from './NetworkTypeWords'
import { previewProblems } from './networkType.form'

const Stack = styled.div`
  display: grid;
  gap: 14px;
`

const Help = styled.p`
  margin: 0;
  color: var(--fg-3);
  font-size: 12px;
`

/** The form of a network as these fields make it, in any of the languages. */
export const FieldPreview = ({ fields }: { fields: readonly CredentialField[] }) => {
  const t = adNetworkMessages.useT()
  const own = languageOf(useLocale())
  const [chosen, setChosen] = useState<Language>()
  const language = chosen ?? own
  return (
    <Card title={t('networkType.preview.title')}>
      <Stack>
        <SegmentedControl
          label={t('networkType.preview.language')}
          value={language}
          options={LANGUAGES_BY_NAME.map(({ language: value, name }) => ({ value, label: name }))}
          onChange={setChosen}
        />
        <Help>{t(fields.length > 0 ? 'networkType.preview.help' : 'networkType.preview.none')}</Help>
        <FormPreview validate={previewProblems(fields)}>
          <div lang={language}>
            <CredentialFields fields={fields} language={language} />
          </div>
        </FormPreview>
      </Stack>
    </Card>
  )
}
