import { query, useCan, useSession } from '@candela/shared-auth'
import { type Day, type ShareDifferences, type SharePreview, shareEndpoints } from '@candela/shared-contract'
import { Card, Skeleton, useFormat } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { type ShareValues, toPreview } from './share.form'

const Table = styled.table<{ $old: boolean }>`
  width: 100%;
  border-collapse: collapse;
  opacity: ${({ $old }) => ($old ? 0.55 : 1)};
  font-variant-numeric: tabular-nums;

  th {
    padding: 4px 0;
    color: var(--fg-3);
    font-size: 12px;
    font-weight: 400;
    text-align: left;
  }
  th + th,
  td {
    padding: 4px 0 4px 12px;
    text-align: right;
  }
  tbody tr {
    border-top: 1px solid var(--line-subtle);
  }
`

const Delta = styled.td<{ $tone: string }>`
  color: var(${({ $tone }) => $tone});
  font-weight: 500;
`

const Note = styled.p`
  margin-top: 10px;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 16px;
`

const WAIT_MS = 400

/** What somebody types, once they pause. */
const useSettled = <T,>(value: T): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Beside each other: three amounts of one side have no room there. */
const SIDES = ['publisher', 'platform'] as const
type Side = (typeof SIDES)[number]

const Differences = ({ told, isOld }: { told: SharePreview; isOld: boolean }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { total, currency } = told
  const money = (amount: string | null) => (amount === null ? '–' : format.money(currency, amount))
  const change = (amount: string | null) => (amount && Number(amount) > 0 ? `+${money(amount)}` : money(amount))
  const toneOf = (amount: string | null) =>
    !amount || Number(amount) === 0 ? '--fg-2' : Number(amount) > 0 ? '--ok-fg' : '--bad-fg'
  const of = (side: Side, what: 'now' | 'then' | 'change') => total[`${side}_${what}` satisfies keyof ShareDifferences]
  return (
    <>
      <Table $old={isOld} aria-busy={isOld}>
        <thead>
          <tr>
            <th scope="col">{t('share.whatIf.side')}</th>
            {SIDES.map(side => (
              <th key={side} scope="col">
                {t(`share.whatIf.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('share.whatIf.now')}</th>
            {SIDES.map(side => (
              <td key={side}>{money(of(side, 'now'))}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('share.whatIf.draft')}</th>
            {SIDES.map(side => (
              <td key={side}>{money(of(side, 'then'))}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('share.whatIf.change')}</th>
            {SIDES.map(side => (
              <Delta key={side} $tone={toneOf(of(side, 'change'))}>
                {change(of(side, 'change'))}
              </Delta>
            ))}
          </tr>
        </tbody>
      </Table>
      <Note>
        {t('share.whatIf.days', {
          from: format.date(told.from as Day),
          to: format.date(told.to as Day),
          gross: money(total.gross),
        })}
      </Note>
    </>
  )
}

/** Both sides of the draft, replayed over the last whole days: told anew a moment after the last key. */
export const WhatIf = ({ values }: { values: ShareValues }) => {
  const t = adNetworkMessages.useT()
  const mayPreview = useCan('websiteRevenueShare.preview')
  const currency = useSession(session => session.currency)
  const asked = toPreview(values, currency)
  const text = JSON.stringify(asked ?? null)
  const settled = useSettled(text)
  const body = JSON.parse(settled) as typeof asked | null
  const preview = useQuery({
    ...query(shareEndpoints.preview, { body: body ?? ({} as NonNullable<typeof asked>) }),
    enabled: Boolean(body) && mayPreview,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  if (!mayPreview) return null
  return (
    <Card title={t('share.whatIf.title')}>
      {!asked && t(values.wrs_id_website ? 'share.whatIf.incomplete' : 'share.whatIf.missing')}
      {preview.data && !preview.error ? (
        <Differences told={preview.data} isOld={preview.isPlaceholderData || text !== settled} />
      ) : (
        asked && (
          <Unanswered query={preview} title={t('share.whatIf.failed')}>
            <Skeleton height="96px" />
          </Unanswered>
        )
      )}
    </Card>
  )
}
