import { ApiError, call } from '@candela/shared-auth'
import {
  type AdNetworkManyAnswer,
  NAME_PLACES,
  networkNameOf,
  type OrderPreview,
  type OrderRecord,
  orderEndpoints,
} from '@candela/shared-contract'
import { Banner, Button, Combobox, type ComboboxOption, IconButton, Modal, Pill, TextField } from '@candela/shared-ui'
import { useEntityCache, useFailureWords, useIdempotencyKey } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { findWebsites } from '../shared/choices'
import { ORDER } from './order.api'

const Stack = styled.div`
  display: grid;
  gap: 14px;

  > p {
    color: var(--fg-2);
  }
`

const Websites = styled.ul`
  max-height: 260px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 8px;
    min-height: 36px;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
`

type Website = ComboboxOption<number>
type Row = OrderPreview['rows'][number]

/** What becomes of each website: the name of its network, or why it gets none. */
const Outcomes = ({ rows, label }: { rows: readonly Row[]; label: string }) => {
  const t = adNetworkMessages.useT()
  return (
    <Websites aria-label={label}>
      {rows.map(({ id, label: website, adn_name, code, message }) => (
        <li key={id}>
          <span>{code ? website : adn_name}</span>
          {code ? (
            <Pill tone="warning" mark="dot">
              {message}
            </Pill>
          ) : (
            <Pill tone="success" mark="dot">
              {t('order.apply.isNew')}
            </Pill>
          )}
        </li>
      ))}
    </Websites>
  )
}

const Result = ({ result }: { result: AdNetworkManyAnswer }) => {
  const t = adNetworkMessages.useT()
  const rows = [
    ...result.created.map(({ id, label }) => ({ id: -id, label, adn_name: label, code: null, message: null })),
    ...result.refused.map(each => ({ ...each, adn_name: '' })),
  ]
  return (
    <Stack>
      <Banner
        kind={result.created.length > 0 ? 'success' : 'warning'}
        title={t('order.apply.created', { count: result.created.length })}
      />
      <Outcomes rows={rows} label={t('order.apply.result')} />
    </Stack>
  )
}

type ApplyDialogProps = { order: OrderRecord; onClose: () => void }

/** Websites are chosen, what would become of them is shown, and then the ad networks are made. */
export const ApplyDialog = ({ order, onClose }: ApplyDialogProps) => {
  const t = adNetworkMessages.useT()
  const common = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const { invalidateMany } = useEntityCache(ORDER)
  const keyOf = useIdempotencyKey()
  const [pattern, setPattern] = useState(networkNameOf(order.ord_name))
  const [websites, setWebsites] = useState<readonly Website[]>([])
  const [preview, setPreview] = useState<OrderPreview | null>(null)
  const [result, setResult] = useState<AdNetworkManyAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const body = { adn_name: pattern, websites: websites.map(({ value }) => value) }
  const params = { id: order.id }
  const isNamedAlike = !NAME_PLACES.some(place => pattern.includes(place)) && websites.length > 1
  const nameError = pattern.trim() === '' || isNamedAlike ? t('order.apply.place') : undefined
  const fresh = preview?.rows.filter(({ code }) => code === null).length ?? 0

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
  const look = async () => setPreview(await call(orderEndpoints.preview, { params, body }))
  const create = async () => {
    const agreed = { ...body, updated_at: preview?.updated_at }
    setResult(await call(orderEndpoints.apply, { params, body: agreed }, { idempotencyKey: keyOf(agreed) }))
    await invalidateMany()
  }
  const change = (next: readonly Website[]) => {
    setWebsites(next)
    setProblem(null)
  }

  const buttons = result ? (
    <Button variant="primary" onClick={onClose}>
      {common('action.close')}
    </Button>
  ) : preview ? (
    <>
      <Button onClick={() => setPreview(null)}>{t('order.apply.back')}</Button>
      <Button variant="primary" busy={busy} disabled={fresh === 0} onClick={() => void attempt(create)}>
        {t('order.apply.create', { count: fresh })}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button
        variant="primary"
        busy={busy}
        disabled={websites.length === 0 || nameError !== undefined}
        onClick={() => void attempt(look)}
      >
        {t('order.apply.preview')}
      </Button>
    </>
  )

  return (
    <Modal open width={640} title={t('order.apply.title')} onClose={onClose} footer={buttons}>
      {result ? (
        <Result result={result} />
      ) : (
        <Stack>
          <p>{t(preview ? 'order.apply.previewText' : 'order.apply.text')}</p>
          {preview ? (
            <Outcomes rows={preview.rows} label={t('order.apply.preview')} />
          ) : (
            <>
              <TextField
                label={t('order.apply.name')}
                help={t('order.apply.nameHelp')}
                error={nameError}
                value={pattern}
                maxLength={255}
                onChange={event => setPattern(event.target.value)}
              />
              <Combobox<number>
                // What was chosen stands below, and the field is free for the next one.
                key={websites.length}
                label={t('order.apply.website')}
                value={null}
                valueLabel=""
                load={async (search, signal) =>
                  (await findWebsites(search, signal)).filter(
                    found => !websites.some(({ value }) => value === found.value),
                  )
                }
                onChange={option => option && change([...websites, option])}
              />
              <Websites aria-label={t('order.apply.websites')}>
                {websites.map(({ value, label }) => (
                  <li key={value}>
                    <span>{label}</span>
                    <IconButton
                      icon="close"
                      size="sm"
                      label={t('order.apply.without', { name: label })}
                      onClick={() => change(websites.filter(each => each.value !== value))}
                    />
                  </li>
                ))}
              </Websites>
            </>
          )}
          {problem && (
            <Banner kind="danger" title={errorMessageOf(problem)}>
              {problem.fields.map(({ message }) => message).join(' · ')}
            </Banner>
          )}
        </Stack>
      )}
    </Modal>
  )
}
