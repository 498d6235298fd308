import { fitsPattern } from '@candela/shared-contract'
import { TextField } from '@candela/shared-ui'
import { FieldGrid, FormTextField } from '@candela/shared-ui/form'
import { useState } from 'react'
import { adNetworkMessages } from '../i18n/messages'

/** What a credential looks like, and an example to see whether it would be taken. */
export const PatternField = ({ name, pattern }: { name: string; pattern: string }) => {
  const t = adNetworkMessages.useT()
  const [example, setExample] = useState('')
  const fits = example !== '' && pattern.trim() !== '' && fitsPattern(example.trim(), pattern.trim())
  return (
    <FieldGrid $width={220}>
      <FormTextField
        name={name}
        label={t('networkType.fields.pattern')}
        help={t('networkType.fields.patternHelp')}
        optional
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {pattern.trim() !== '' && (
        <TextField
          label={t('networkType.fields.try')}
          value={example}
          onChange={event => setExample(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          help={
            <span role="status">
              {example === ''
                ? t('networkType.fields.tryHelp')
                : t(fits ? 'networkType.fields.fits' : 'networkType.fields.fitsNot')}
            </span>
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </FieldGrid>
  )
}
