import { LANGUAGES, type Language } from '@candela/shared-contract'
import { Card, SegmentedControl } from '@candela/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { languageName, useLanguageName } from './NotificationWords'

const Stack = styled.div`
  display: grid;
  gap: 12px;
`

/** A phone has no room for four names in a row. */
const Languages = styled.div`
  container: languages / inline-size;

  @container languages (max-width: 339px) {
    > div {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    button {
      justify-content: center;
    }
  }
`

/** As it stands in the list and on the page of whoever gets it. */
const Shown = styled.div`
  min-width: 0;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-weight: 700;
  }
  p {
    margin-top: 4px;
    white-space: pre-line;
  }
  span {
    display: block;
    margin-top: 8px;
    color: var(--accent-fg);
    font-weight: 500;
  }
`

const Note = styled.p`
  color: var(--fg-3);
  font-size: 12px;
`

type Said = { title: string; message: string }
type PreviewProps = {
  said: Said
  variants: readonly (Said & { language: Language })[]
  path: string | null
}

/** What somebody reads who uses the product in a language: its own text, or else the one for everybody. */
export const Preview = ({ said, variants, path }: PreviewProps) => {
  const t = adminMessages.useT()
  const nameOf = useLanguageName()
  const [language, setLanguage] = useState<Language>('en')
  const own = variants.find(variant => variant.language === language)
  const { title, message } = own ?? said
  return (
    <Card title={t('notification.preview.title')}>
      <Stack>
        <Languages>
          <SegmentedControl<Language>
            label={t('notification.preview.language')}
            value={language}
            options={LANGUAGES.map(value => ({ value, label: languageName(value) }))}
            onChange={setLanguage}
          />
        </Languages>
        <Shown role="region" aria-label={t('notification.preview.of', { language: nameOf(language) })}>
          <strong>{title || t('notification.preview.noTitle')}</strong>
          <p>{message}</p>
          {path && <span>{t('mine.openPage')}</span>}
        </Shown>
        {!own && <Note>{t('notification.preview.common', { language: nameOf(language) })}</Note>}
      </Stack>
    </Card>
  )
}
