import { call } from '@candela/shared-auth'
import {
  type AdNetworkManyAnswer,
  networkNameOf,
  type OrderPreview,
  type OrderRecord,
  orderEndpoints,
} from '@candela/shared-contract'
import { Button, type ComboboxOption, Modal, Pill } from '@candela/shared-ui'
import { useEntityCache, useIdempotencyKey } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { Created, ForWebsites, isPattern, Problem, Stack, useAnswer, WebsiteRows } from '../ad-network/ForWebsites'
import { adNetworkMessages } from '../i18n/messages'
import { ORDER } from './order.api'

type Website = ComboboxOption<number>
type Row = OrderPreview['rows'][number]

/** What becomes of each website: the name of its network, or why it gets none. */
const Outcomes = ({ rows, label }: { rows: readonly Row[]; label: string }) => {
  const t = adNetworkMessages.useT()
  return (
    <WebsiteRows aria-label={label}>
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
    </WebsiteRows>
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
      <Created created={result.created} />
      <Outcomes rows={rows} label={t('order.apply.result')} />
    </Stack>
  )
}

type ApplyDialogProps = { order: OrderRecord; onClose: () => void }

/** Websites are chosen, what would become of them is shown, and then the ad networks are made. */
export const ApplyDialog = ({ order, onClose }: ApplyDialogProps) => {
  const t = adNetworkMessages.useT()
  const common = commonMessages.useT()
  const { invalidateMany } = useEntityCache(ORDER)
  const keyOf = useIdempotencyKey()
  const [pattern, setPattern] = useState(networkNameOf(order.ord_name))
  const [websites, setWebsites] = useState<readonly Website[]>([])
  const [preview, setPreview] = useState<OrderPreview | null>(null)
  const [result, setResult] = useState<AdNetworkManyAnswer | null>(null)
  const { busy, problem, attempt } = useAnswer()
  const body = { adn_name: pattern, websites: websites.map(({ value }) => value) }
  const params = { id: order.id }
  const fresh = preview?.rows.filter(({ code }) => code === null).length ?? 0

  const look = async () => setPreview(await call(orderEndpoints.preview, { params, body }))
  const create = async () => {
    const agreed = { ...body, updated_at: preview?.updated_at }
    setResult(await call(orderEndpoints.apply, { params, body: agreed }, { idempotencyKey: keyOf(agreed) }))
    await invalidateMany()
  }
  const buttons = result ? (
    <Button variant="primary" onClick={onClose}>
      {common('action.close')}
    </Button>
  ) : preview ? (
    <>
      <Button onClick={() => setPreview(null)}>{t('order.apply.back')}</Button>
      <Button variant="primary" busy={busy} disabled={fresh === 0} onClick={() => void attempt(create)}>
        {t('network.many.create', { count: fresh })}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button
        variant="primary"
        busy={busy}
        disabled={websites.length === 0 || !isPattern(pattern, websites.length)}
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
            <ForWebsites
              pattern={pattern}
              onPattern={setPattern}
              websites={websites}
              idOf={({ value }) => value}
              nameOf={({ label }) => label}
              shown={({ label }) => <span>{label}</span>}
              onAdd={website => setWebsites([...websites, website])}
              onLeaveOut={gone => setWebsites(websites.filter(each => each !== gone))}
            />
          )}
          <Problem problem={problem} />
        </Stack>
      )}
    </Modal>
  )
}
