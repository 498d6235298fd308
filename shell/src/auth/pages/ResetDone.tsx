import { Banner, LinkButton } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useEffect, useRef, useState } from 'react'
import { BannerSpace } from '../FailureBanner'
import { Note } from '../formLayout'
import { authMessages } from '../i18n/messages'
import { replaceWith } from '../navigation'

const SECONDS = 2
const SIGN_IN = '/auth'

/** The password is set: two seconds to read it, then on to the sign-in. */
export const ResetDone = () => {
  const t = authMessages.useT()
  const common = commonMessages.useT()
  const [left, setLeft] = useState(SECONDS)
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => link.current?.focus(), [])

  useEffect(() => {
    if (left === 0) {
      replaceWith(SIGN_IN)
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])

  return (
    <>
      <BannerSpace>
        <Banner kind="success" title={common('success.passwordChanged')} />
      </BannerSpace>
      <LinkButton ref={link} href={SIGN_IN} variant="primary" size="lg" wide>
        {t('reset.signInNow')}
      </LinkButton>
      <Note>{t('reset.redirect', { count: left })}</Note>
    </>
  )
}
