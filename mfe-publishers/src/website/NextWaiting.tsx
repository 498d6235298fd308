import { Banner, LinkButton } from '@candela/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { publisherMessages } from '../i18n/messages'
import { WEBSITE, waitingQuery } from './website.api'

/** After a decision: leads to the website that has waited longest. */
export const NextWaiting = ({ after }: { after: number }) => {
  const t = publisherMessages.useT()
  const { data } = useQuery(waitingQuery())
  if (!data) return null
  const next = data.data.find(({ id }) => id !== after)
  if (!next) return <Banner kind="success" title={t('website.queue.empty')} />
  return (
    <Banner
      kind="info"
      title={t('website.queue.left', { count: data.meta.total })}
      action={
        <LinkButton size="sm" href={WEBSITE.pathOf(next.id)}>
          {t('website.queue.next', { website: next.readable })}
        </LinkButton>
      }
    />
  )
}
