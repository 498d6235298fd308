import { useSession } from '@candela/shared-auth'
import type { Pair } from '@candela/shared-contract'
import { LinkButton } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { mailTo, pageName } from '../chat/mailTo'
import { useContact } from '../chat/useContact'
import { useShellText } from '../i18n/messages'
import { Notice } from './Notice'
import { WayOut } from './WayOut'

const Facts = styled.dl`
  display: grid;
  gap: 2px 16px;
  margin-top: 24px;
  padding-top: 16px;
  border-top: 1px solid var(--line-subtle);

  > dt {
    color: var(--fg-3);
    font: var(--text-small);
  }
  > dd + dt {
    margin-top: 10px;
  }
  code {
    display: inline-block;
    margin-right: 12px;
    font-size: 12px;
  }
`

const AskForAccess = ({ anyOf }: { anyOf: readonly Pair[] }) => {
  const t = useShellText()
  const { email } = useContact()
  const page = pageName()
  const href = mailTo({
    to: email,
    subject: t('forbidden.subject', { page }),
    body: t('forbidden.body', { url: window.location.href, rights: anyOf.join(', ') }),
  })
  return (
    <LinkButton href={href} icon="mail">
      {t('forbidden.ask')}
    </LinkButton>
  )
}

/** Where a right is missing: which one, in which group, and whom to ask. */
export const Forbidden = ({ anyOf }: { anyOf: readonly Pair[] }) => {
  const t = useShellText()
  const user = useSession(session => session.user)
  return (
    <Notice
      icon="lock"
      title={t('forbidden.title')}
      text={t('forbidden.text')}
      actions={
        <>
          <WayOut main />
          {user && anyOf.length > 0 && <AskForAccess anyOf={anyOf} />}
        </>
      }
    >
      {(user || anyOf.length > 0) && (
        <Facts>
          {anyOf.length > 0 && (
            <>
              <dt>{t('forbidden.needs', { count: anyOf.length })}</dt>
              <dd>
                {anyOf.map(pair => (
                  <code key={pair}>{pair}</code>
                ))}
              </dd>
            </>
          )}
          {user && (
            <>
              <dt>{t('forbidden.group')}</dt>
              <dd>{user.group?.gro_name ?? t('forbidden.noGroup')}</dd>
            </>
          )}
        </Facts>
      )}
    </Notice>
  )
}
