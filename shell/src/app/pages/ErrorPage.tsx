import { useSession } from '@candela/shared-auth'
import { isPair } from '@candela/shared-contract'
import { Button, Page } from '@candela/shared-ui'
import { useLocation, useNavigate, useParams, useSearchParams } from '@candela/shared-ui/router'
import { commonMessages } from '@candela/shared-ui/runtime'
import { setPalette } from '../frame/useFrame'
import { useShellText } from '../i18n/messages'
import { ERROR_VARIANTS, type ErrorVariant, isErrorVariant } from './errorVariants'
import { Forbidden } from './Forbidden'
import { Notice } from './Notice'
import { WayOut } from './WayOut'

const RetryButton = () => {
  const t = commonMessages.useT()
  const navigate = useNavigate()
  const isFirstPage = useLocation().key === 'default'
  return (
    <Button variant="primary" icon="refresh" onClick={() => void (isFirstPage ? navigate('/') : navigate(-1))}>
      {t('action.tryAgain')}
    </Button>
  )
}

const SearchPagesButton = () => {
  const t = useShellText()
  return (
    <Button variant="primary" icon="search" onClick={() => setPalette(true)}>
      {t('error.search')}
    </Button>
  )
}

const StaticError = ({ icon, page, title, text, offer }: ErrorVariant) => {
  const t = useShellText()
  const signedIn = useSession(({ user }) => user !== null)
  const canSearch = offer === 'search' && signedIn
  return (
    <Page title={t(`error.${page}`)}>
      <Notice
        icon={icon}
        tone={icon === 'alert' ? 'warn' : 'mute'}
        title={t(`error.${title}`)}
        text={t(`error.${text}`)}
        actions={
          <>
            {canSearch && <SearchPagesButton />}
            {offer === 'retry' && <RetryButton />}
            <WayOut main={!canSearch && offer !== 'retry'} />
          </>
        }
      />
    </Page>
  )
}

/** `?right=group.list` says which right was missing. */
const ForbiddenPage = () => {
  const t = useShellText()
  const [search] = useSearchParams()
  return (
    <Page title={t('forbidden.page')}>
      <Forbidden anyOf={search.getAll('right').filter(isPair)} />
    </Page>
  )
}

/** They need neither a session nor the server: a page that says what is wrong must not fail itself. */
export const ErrorPage = () => {
  const { variant } = useParams()
  const error = isErrorVariant(variant) ? ERROR_VARIANTS[variant] : ERROR_VARIANTS['error-v6']
  return error === 'forbidden' ? <ForbiddenPage /> : <StaticError {...error} />
}
