import { media, text } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { authMessages } from '../i18n/messages'

/** Dark in both themes. The dots are a mask, so their colours are the theme's; phones never see and never fetch them. */
const Panel = styled.aside`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  height: 100vh;
  height: 100dvh;
  padding: 48px;
  overflow: hidden;
  background: var(--panel-bg);
  color: var(--panel-fg);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(
      circle at 280px 280px,
      color-mix(in srgb, var(--flame) 36%, white) 64px,
      color-mix(in srgb, var(--flame) 68%, white) 80px 104px,
      var(--flame) 120px
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
  max-width: 420px;
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
    color: var(--panel-muted);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`

export const LightPanel = () => {
  const t = authMessages.useT()
  return (
    <Panel>
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
