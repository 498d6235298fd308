import { ApiError, call } from '@candela/shared-auth'
import {
  type AdNetworkManyAnswer,
  type AdNetworkRow,
  adNetworkEndpoints,
  NAME_PLACES,
  type WebsiteRow,
  websiteEndpoints,
} from '@candela/shared-contract'
import { Banner, Button, Combobox, IconButton, Modal, TextField } from '@candela/shared-ui'
import { useEntityCache, useFailureWords, useIdempotencyKey } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { findWebsites } from '../shared/choices'
import { AD_NETWORK } from './adNetwork.api'
import { toManyBody } from './adNetwork.form'

const Stack = styled.div`
  display: grid;
  gap: 14px;

  > p {
    color: var(--fg-2);
  }
`

const Names = styled.ul`
  max-height: 220px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 32px;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
`

type Like = Pick<AdNetworkRow, 'id' | 'adn_name'>

type Website = Pick<WebsiteRow, 'id' | 'anw_name' | 'display_host'>

const [WEBSITE, DOMAIN] = NAME_PLACES

/** What a network of this website is going to be called. */
const nameFor = (pattern: string, { anw_name, display_host }: Website): string =>
  pattern.replaceAll(WEBSITE, () => anw_name).replaceAll(DOMAIN, () => display_host)

const Result = ({ result }: { result: AdNetworkManyAnswer }) => {
  const t = adNetworkMessages.useT()
  return (
    <Stack>
      <Banner
        kind={result.created.length > 0 ? 'success' : 'warning'}
        title={t('network.many.created', { count: result.created.length })}
      />
      {result.refused.length > 0 && (
        <>
          <p>{t('network.many.refused', { count: result.refused.length })}</p>
          <Names>
            {result.refused.map(({ id, label, message }) => (
              <li key={id}>
                {label}
                <span>{message}</span>
              </li>
            ))}
          </Names>
        </>
      )}
    </Stack>
  )
}

/** A network for each of many websites, like this one and with its access. */
const ManyDialog = ({ like, onClose }: { like: Like; onClose: () => void }) => {
  const t = adNetworkMessages.useT()
  const common = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const { invalidateMany } = useEntityCache(AD_NETWORK)
  const keyOf = useIdempotencyKey()
  const [pattern, setPattern] = useState(`${like.adn_name} {website}`)
  const [websites, setWebsites] = useState<readonly Website[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [result, setResult] = useState<AdNetworkManyAnswer | null>(null)
  const hasPlace = NAME_PLACES.some(place => pattern.includes(place))
  const patternError = pattern.trim() === '' || (!hasPlace && websites.length > 1) ? t('network.many.place') : undefined
  const missesWebsites = websites.length === 0

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  const add = async (id: number) => {
    const { record } = await call(websiteEndpoints.get, { params: { id }, query: {} })
    setWebsites(before => [...before, record])
  }
  const create = async () => {
    // A row of a list does not say whether an access is stored.
    const answer = await call(adNetworkEndpoints.get, { params: { id: like.id }, query: {} })
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
              disabled={missesWebsites || patternError !== undefined}
              onClick={() => void attempt(create)}
            >
              {t('network.many.create', { count: websites.length })}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <Result result={result} />
      ) : (
        <Stack>
          <p>{t('network.many.text', { name: like.adn_name })}</p>
          <TextField
            label={t('network.many.pattern')}
            help={t('network.many.patternHelp')}
            error={patternError}
            value={pattern}
            maxLength={255}
            onChange={event => setPattern(event.target.value)}
          />
          <Combobox<number>
            // What was chosen stands below, and the field is free for the next one.
            key={websites.length}
            label={t('network.many.add')}
            value={null}
            valueLabel=""
            load={async (search, signal) =>
              (await findWebsites(search, signal)).filter(({ value }) => !websites.some(({ id }) => id === value))
            }
            onChange={option => option && void attempt(() => add(option.value))}
          />
          {websites.length > 0 && (
            <Names aria-label={t('network.many.preview')}>
              {websites.map(website => (
                <li key={website.id}>
                  {nameFor(pattern, website)}
                  <IconButton
                    icon="close"
                    size="sm"
                    label={t('network.many.without', { name: website.display_host })}
                    onClick={() => setWebsites(websites.filter(({ id }) => id !== website.id))}
                  />
                </li>
              ))}
            </Names>
          )}
          {problem && (
            <Banner kind="danger" title={errorMessageOf(problem)}>
              {problem.fields.map(({ message }) => message).join('. ')}
            </Banner>
          )}
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
