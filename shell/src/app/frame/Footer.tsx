import { BRAND, languageOf } from '@candela/shared-contract'
import { media, TextLink, VisuallyHidden } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'

const Bar = styled.footer`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 10px var(--gutter);
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-3);
  font: var(--text-small);

  a:hover {
    color: var(--fg-1);
  }
  /* The page that is still to come would push it away. */
  main:empty + &,
  main:has([data-coming]) + & {
    visibility: hidden;
  }
  ${media.narrow} {
    flex-wrap: wrap;
    gap: 6px 16px;
  }
  @media print {
    display: none;
  }
`

/** The policies are pages elsewhere, one per language. */
const Policy = ({ href, label, hint }: { href: string; label: string; hint: string }) => (
  <TextLink quiet href={href} target="_blank" rel="noreferrer">
    {label} <VisuallyHidden>{hint}</VisuallyHidden>
  </TextLink>
)

/** Of the day on which the page was loaded. */
const YEAR = new Date().getFullYear()

export const Footer = () => {
  const t = useShellText()
  const language = languageOf(useLocale())
  return (
    <Bar>
      <span>
        © {YEAR} {BRAND.name}
      </span>
      <Policy href={`${BRAND.privacyUrl}/${language}`} label={t('footer.privacy')} hint={t('newTab')} />
      <Policy href={`${BRAND.termsUrl}/${language}`} label={t('footer.terms')} hint={t('newTab')} />
    </Bar>
  )
}
