import { Banner } from '@candela/shared-ui'
import { BannerSpace } from '../FailureBanner'
import { authMessages } from '../i18n/messages'

/** Whether pages may keep something here: a session that is not kept ends with this page. */
export const canKeep = (): boolean => {
  try {
    localStorage.setItem('candela.probe', '')
    localStorage.removeItem('candela.probe')
    return true
  } catch {
    return false
  }
}

/** Instead of a sign-in that the next page would know nothing of. */
export const ForgetfulBrowser = () => {
  const t = authMessages.useT()
  return (
    <BannerSpace>
      <Banner kind="danger" title={t('forgetful.title')}>
        {t('forgetful.text')}
      </Banner>
    </BannerSpace>
  )
}
