import { type ApiError, call } from '@candela/shared-auth'
import { type Mail, mailboxEndpoints } from '@candela/shared-contract'
import { Button, EmptyState, ErrorState, Skeleton, TextLink } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useCallback, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { FormHead } from '../FormHead'
import { useFailureHint } from '../failureHint'
import { Note } from '../formLayout'
import { AuthFrame, type AuthPageProps } from '../frame/AuthFrame'
import { authMessages } from '../i18n/messages'
import { MailList } from './MailList'

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 16px;

  > :first-child {
    flex: 1;
  }
`

const byNewest = (a: Mail, b: Mail) => b.sentAt.localeCompare(a.sentAt)

/** Stands in for a mail server: what would have been sent can be read here. */
export const Mailbox = ({ yearOfDocument }: AuthPageProps) => {
  const t = authMessages.useT()
  const common = commonMessages.useT()
  const hint = useFailureHint()
  const [mails, setMails] = useState<Mail[] | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [loading, setLoading] = useState(true)

  const load = useCallback(async () => {
    setLoading(true)
    try {
      const { data } = await call(mailboxEndpoints.list)
      setMails(data.toSorted(byNewest))
      setFailure(null)
    } catch (error) {
      setFailure(error as ApiError)
    }
    setLoading(false)
  }, [])

  useEffect(() => {
    void load()
  }, [load])

  const words = () => {
    if (failure) {
      const reason = hint(failure) ?? failure.message
      const { requestId } = failure
      const title = common('failure.list')
      return <ErrorState title={title} reason={reason} requestId={requestId} retrying={loading} onRetry={load} />
    }
    if (!mails) return <Skeleton height="96px" />
    if (mails.length === 0) return <EmptyState title={t('mailbox.empty')} text={t('mailbox.emptyText')} />
    return <MailList mails={mails} />
  }

  return (
    <AuthFrame yearOfDocument={yearOfDocument} wide>
      <Head>
        <div>
          <FormHead title={t('mailbox.title')} subtitle={t('mailbox.subtitle')} />
        </div>
        <Button icon="refresh" busy={loading && mails !== null} onClick={load}>
          {t('mailbox.refresh')}
        </Button>
      </Head>
      {words()}
      <Note>
        <TextLink href="/auth/login">{t('backToSignIn')}</TextLink>
      </Note>
    </AuthFrame>
  )
}
