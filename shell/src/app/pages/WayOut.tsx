import { useSession } from '@candela/shared-auth'
import { LinkButton } from '@candela/shared-ui'
import { useShellText } from '../i18n/messages'

/** The start page, or the sign-in page for whoever has none yet. */
export const WayOut = ({ main = false }: { main?: boolean }) => {
  const t = useShellText()
  const signedIn = useSession(({ user }) => user !== null)
  return (
    <LinkButton href={signedIn ? '/' : '/auth/login'} variant={main ? 'primary' : 'secondary'}>
      {signedIn ? t('toStart') : t('signIn')}
    </LinkButton>
  )
}
