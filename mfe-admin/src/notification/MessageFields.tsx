import { charactersOf, LANGUAGES, NOTIFICATION_TEXT_LIMIT } from '@candela/shared-contract'
import { Button, Card, IconButton, useFormat } from '@candela/shared-ui'
import { FormTextArea, FormTextField, useFormRows, useFormValue } from '@candela/shared-ui/form'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { languageName } from './NotificationWords'
import type { VariantRow } from './notification.form'

const Fields = styled.div`
  display: grid;
  gap: 20px;
  padding: 16px;
`

const Variant = styled.fieldset`
  display: grid;
  gap: 16px;
  min-width: 0;
  margin: 0;
  padding: 0 16px 16px;
  border: 0;
  border-top: 1px solid var(--line-subtle);
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-top: 10px;

  strong {
    font-weight: 500;
  }
`

const Adder = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 16px 16px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-3);
`

/** How much of the room is taken, counted as the server does; what it says turns into an error there. */
const Count = ({ text }: { text: string }) => {
  const t = adminMessages.useT()
  const format = useFormat()
  return t('notification.characters', {
    used: format.number(charactersOf(text.trim().normalize('NFC'))),
    most: format.number(NOTIFICATION_TEXT_LIMIT - 1),
  })
}

/** A title and a message, of a name each in the form. */
const Said = ({ names, texts }: { names: [title: string, message: string]; texts: [string, string] }) => {
  const t = adminMessages.useT()
  return (
    <>
      <FormTextField
        name={names[0]}
        label={t('notification.column.not_title')}
        aside={<Count text={texts[0]} />}
        autoComplete="off"
      />
      <FormTextArea name={names[1]} label={t('notification.message')} aside={<Count text={texts[1]} />} rows={3} />
    </>
  )
}

const Variants = () => {
  const t = adminMessages.useT()
  const { rows, add, remove } = useFormRows<VariantRow>('not_variants')
  const missing = LANGUAGES.filter(language => rows.every(row => row.language !== language))
  return (
    <>
      {rows.map((row, index) => (
        <Variant key={row.key} aria-label={languageName(row.language)}>
          <Head>
            <strong>{languageName(row.language)}</strong>
            <IconButton
              icon="close"
              size="sm"
              label={t('notification.variants.remove', { language: languageName(row.language) })}
              onClick={() => remove(row.key)}
            />
          </Head>
          <Said
            names={[`not_variants[${index}].title`, `not_variants[${index}].message`]}
            texts={[row.title, row.message]}
          />
        </Variant>
      ))}
      {missing.length > 0 && (
        <Adder role="group" aria-label={t('notification.variants.title')}>
          {t('notification.variants.title')}
          {missing.map(language => (
            <Button key={language} size="sm" icon="plus" onClick={() => add({ language, title: '', message: '' })}>
              {languageName(language)}
            </Button>
          ))}
        </Adder>
      )}
    </>
  )
}

/** What it says, in one language or several, and the page it is about. */
export const MessageFields = () => {
  const t = adminMessages.useT()
  const { value: title } = useFormValue<string>('not_title')
  const { value: message } = useFormValue<string>('not_message')
  return (
    <Card title={t('notification.what')} flush>
      <Fields>
        <Said names={['not_title', 'not_message']} texts={[title, message]} />
        <FormTextField
          name="not_path"
          label={t('notification.link')}
          help={t('notification.help.link')}
          placeholder="/report/report05"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          optional
        />
      </Fields>
      <Variants />
    </Card>
  )
}
