import { call } from '@candela/shared-auth'
import {
  type AdNetworkManyAnswer,
  type AdNetworkRow,
  adNetworkEndpoints,
  NAME_PLACES,
  networkNameOf,
  type OneAdNetwork,
  type WebsiteRow,
  websiteEndpoints,
} from '@candela/shared-contract'
import { Banner, Button, LinkButton, Modal, Skeleton } from '@candela/shared-ui'
import { Unanswered, useEntityCache, useIdempotencyKey } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adNetworkMessages } from '../i18n/messages'
import { useCredentialNames } from './AdNetworkWords'
import { AD_NETWORK } from './adNetwork.api'
import { isStoredAccess, toManyBody } from './adNetwork.form'
import { Created, ForWebsites, isPattern, Problem, Stack, useAnswer, WebsiteRows } from './ForWebsites'

type Like = Pick<AdNetworkRow, 'id' | 'adn_name'>

type Website = Pick<WebsiteRow, 'id' | 'anw_name' | 'display_host'>

const [WEBSITE, DOMAIN] = NAME_PLACES

/** What a network of this website is going to be called. */
const nameFor = (pattern: string, { anw_name, display_host }: Website): string =>
  pattern.replaceAll(WEBSITE, () => anw_name).replaceAll(DOMAIN, () => display_host)

/** Names of networks end with their website, which is another one here. */
const patternOf = (name: string): string => networkNameOf(name.split(' · ')[0] ?? name)

const Result = ({ result: { created, refused } }: { result: AdNetworkManyAnswer }) => {
  const t = adNetworkMessages.useT()
  return (
    <Stack>
      <Created created={created} />
      {refused.length > 0 && (
        <>
          <p>{t('network.many.refused', { count: refused.length })}</p>
          <WebsiteRows>
            {refused.map(({ id, label, message }) => (
              <li key={id}>
                {label}
                <span>{message}</span>
              </li>
            ))}
          </WebsiteRows>
        </>
      )}
    </Stack>
  )
}

/** What one needs that gives no access to others, as it has none: nobody can say it for all of them here. */
const missingFor = (answer: OneAdNetwork) =>
  isStoredAccess(answer) ? [] : answer.record.lacks.filter(({ credential }) => credential !== 'domain')

/** A network for each of many websites, like this one and with its access. */
const ManyDialog = ({ like, onClose }: { like: Like; onClose: () => void }) => {
  const t = adNetworkMessages.useT()
  const common = commonMessages.useT()
  const namesOf = useCredentialNames()
  const { invalidateMany } = useEntityCache(AD_NETWORK)
  const keyOf = useIdempotencyKey()
  // A row of a list does not say whether an access is stored.
  const asking = useQuery(AD_NETWORK.query(like.id))
  const [pattern, setPattern] = useState(patternOf(like.adn_name))
  const [websites, setWebsites] = useState<readonly Website[]>([])
  const [result, setResult] = useState<AdNetworkManyAnswer | null>(null)
  const { busy, problem, attempt } = useAnswer()
  const missing = asking.data ? missingFor(asking.data) : []
  const isReady = asking.data && missing.length === 0 && websites.length > 0 && isPattern(pattern, websites.length)

  const add = async (id: number) => {
    const { record } = await call(websiteEndpoints.get, { params: { id }, query: {} })
    setWebsites(before => [...before, record])
  }
  const create = async (answer: OneAdNetwork) => {
    const body = toManyBody(
      answer,
      pattern,
      websites.map(({ id }) => id),
    )
    setResult(await call(adNetworkEndpoints.storeMany, { body }, { idempotencyKey: keyOf(body) }))
    await invalidateMany()
  }

  return (
    <Modal
      open
      title={t('network.many.title', { name: like.adn_name })}
      onClose={onClose}
      footer={
        result ? (
          <Button variant="primary" onClick={onClose}>
            {common('action.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{common('action.cancel')}</Button>
            <Button
              variant="primary"
              busy={busy}
              disabled={!isReady}
              onClick={() => asking.data && void attempt(() => create(asking.data))}
            >
              {t('network.many.create', { count: websites.length })}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <Result result={result} />
      ) : !asking.data ? (
        <Unanswered query={asking}>
          <Skeleton height="120px" />
        </Unanswered>
      ) : missing.length > 0 ? (
        <Banner
          kind="warning"
          title={t('network.many.missing', { names: namesOf(missing) })}
          action={
            <LinkButton size="sm" href={AD_NETWORK.editPathOf(like.id)}>
              {t('network.fill')}
            </LinkButton>
          }
        />
      ) : (
        <Stack>
          <p>
            {t(isStoredAccess(asking.data) ? 'network.many.text' : 'network.many.textOpen', { name: like.adn_name })}
          </p>
          <ForWebsites
            pattern={pattern}
            onPattern={setPattern}
            websites={websites}
            idOf={({ id }) => id}
            nameOf={({ display_host }) => display_host}
            shown={website => nameFor(pattern, website)}
            onAdd={({ value }) => void attempt(() => add(value))}
            onLeaveOut={gone => setWebsites(websites.filter(each => each !== gone))}
          />
          <Problem problem={problem} />
        </Stack>
      )}
    </Modal>
  )
}

/** From a network that is there to one for each of many websites. */
export const useManyWebsites = () => {
  const [like, setLike] = useState<Like | null>(null)
  return { ask: setLike, dialog: like && <ManyDialog like={like} onClose={() => setLike(null)} /> }
}
