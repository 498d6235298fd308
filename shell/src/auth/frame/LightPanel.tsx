import { media, text } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { authMessages } from '../i18n/messages'

/**
 * Dark in both themes. The dots are a mask, so their colours are the theme's; phones never see the panel and so never
 * fetch it.
 */
const Panel = styled.aside`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  padding: 48px;
  overflow: hidden;
  background: var(--bg-sunken);
  color: var(--fg-1);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(
      circle at 280px 280px,
      color-mix(in srgb, var(--flame) 38%, var(--fg-1)) 52px,
      color-mix(in srgb, var(--flame) 62%, var(--fg-1)) 92px,
      var(--flame) 124px
    );
    mask: var(--dots) top center / 560px 660px no-repeat;
  }
  ${media.narrow} {
    display: none;
  }
`

const Words = styled.div`
  position: relative;
`

const Claim = styled.p`
  ${text('auth-title')}
  max-width: 400px;
  font-size: 28px;
  line-height: 36px;
  letter-spacing: -0.022em;
  text-wrap: balance;
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 20px;
  margin-top: 20px;

  dt {
    color: var(--fg-2);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`

export const LightPanel = () => {
  const t = authMessages.useT()
  return (
    <Panel data-theme="dark">
      <Words>
        <Claim>{t('panel.claim')}</Claim>
        <Facts>
          <dt>{t('panel.payments')}</dt>
          <dd>{t('panel.paymentDays')}</dd>
          <dt>{t('panel.invoices')}</dt>
          <dd>{t('panel.invoiceRule')}</dd>
        </Facts>
      </Words>
    </Panel>
  )
}
