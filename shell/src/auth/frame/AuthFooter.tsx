import { BRAND, languageOf } from '@candela/shared-contract'
import { TextLink } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { authMessages } from '../i18n/messages'

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: var(--fg-3);
  font-size: 12px;

  a {
    margin: -2px 0;
    padding: 2px 0;
  }
`

const never = () => () => {}
const thisYear = () => new Date().getFullYear()

/** A document can be older than the year in which it is read. */
const useYear = (yearOfDocument: number): number => useSyncExternalStore(never, thisYear, () => yearOfDocument)

export const AuthFooter = ({ yearOfDocument }: { yearOfDocument: number }) => {
  const t = authMessages.useT()
  const language = languageOf(useLocale())
  const year = useYear(yearOfDocument)
  return (
    <Root>
      <span>{t('footer.copyright', { year, brand: BRAND.name })}</span>
      <TextLink quiet href={`${BRAND.privacyUrl}/${language}`}>
        {t('footer.privacy')}
      </TextLink>
      <TextLink quiet href={`${BRAND.termsUrl}/${language}`}>
        {t('footer.terms')}
      </TextLink>
    </Root>
  )
}
