import { ACCOUNT_ID } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { FormTextArea } from '@candela/shared-ui/form'
import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { lineProblems } from './networkType.form'

const Text = styled.div`
  textarea {
    font-family: var(--font-mono);
  }
`

const Problems = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  color: var(--bad-fg);
  font-size: 12px;
`

/** The lines that a site's ads.txt needs for networks of this type; what is wrong with one is said by its number. */
export const AdsTxtLines = ({ text }: { text: string }) => {
  const t = adNetworkMessages.useT()
  const common = commonMessages.useT()
  const problems = lineProblems(text)
  return (
    <Card title={t('networkType.lines.file')}>
      <Text>
        <FormTextArea
          name="ant_ads_txt_lines"
          label={t('networkType.lines.title')}
          help={t('networkType.lines.help', { example: ACCOUNT_ID })}
          optional
          rows={4}
          placeholder={`network.example, ${ACCOUNT_ID}, DIRECT`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div role="status">
          {problems.length > 0 && (
            <Problems>
              {problems.map(({ place, code }) => (
                <li key={place}>{t('networkType.lines.wrong', { line: place, problem: common(`field.${code}`) })}</li>
              ))}
            </Problems>
          )}
        </div>
      </Text>
    </Card>
  )
}
