import { Card, Page } from '@candela/shared-ui'
import { useShellText } from '../i18n/messages'

export const OauthSuccess = () => {
  const t = useShellText()
  return (
    <Page title={t('oauth.title')}>
      <Card>
        <p>{t('oauth.done')}</p>
        <p>{t('oauth.close')}</p>
      </Card>
    </Page>
  )
}
