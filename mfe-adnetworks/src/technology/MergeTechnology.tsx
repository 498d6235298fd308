import { ApiError, call } from '@candela/shared-auth'
import { type TechnologyRecord, technologyEndpoints } from '@candela/shared-contract'
import {
  Banner,
  Button,
  Combobox,
  type ComboboxOption,
  Modal,
  OptionRow,
  Skeleton,
  useFormat,
} from '@candela/shared-ui'
import { DataList, Unanswered, useEntityCache, useFailureWords } from '@candela/shared-ui/pages'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { findTechnologies } from '../shared/choices'
import { useUseWords } from './TechnologyWords'
import { TECHNOLOGY } from './technology.api'

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

const Effect = styled.p`
  color: var(--fg-2);
`

/** Report data of years is moved. */
const TIME_LIMIT = { timeLimit: 120_000 }

type Merged = { id: number; name: string }
type MergeProps = Merged & { onMerged: (into: number) => void; onClose: () => void }

const useUnmerge = () => {
  const t = adNetworkMessages.useT()
  const common = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const { invalidateMany } = useEntityCache(TECHNOLOGY)
  return async function unmerge({ id, name }: Merged): Promise<void> {
    try {
      await call(technologyEndpoints.unmerge, { params: { id } }, TIME_LIMIT)
      addToast({ kind: 'success', title: t('technology.merge.undone'), text: name })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const again = { label: common('action.tryAgain'), onAct: () => void unmerge({ id, name }) }
      addToast({
        kind: 'error',
        title: errorMessageOf(error),
        ...(error.code !== 'stale' && error.code !== 'notFound' && { action: again }),
      })
    }
    await invalidateMany()
  }
}

const WhatMoves = ({ record }: { record: TechnologyRecord }) => {
  const format = useFormat()
  const words = useUseWords()
  const names = Object.keys(words) as (keyof typeof words)[]
  return <DataList words={words} facts={Object.fromEntries(names.map(name => [name, format.number(record[name])]))} />
}

/** Which technology takes over what names this one, and what that is. */
const MergeDialog = ({ id, name, onMerged, onClose }: MergeProps) => {
  const t = adNetworkMessages.useT()
  const common = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const { invalidateMany } = useEntityCache(TECHNOLOGY)
  const unmerge = useUnmerge()
  const asked = useQuery(TECHNOLOGY.query(id))
  const [into, setInto] = useState<ComboboxOption<number> | null>(null)
  const [isSure, setIsSure] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const refusals = problem?.fields.filter(({ field }) => field === 'into').map(({ message }) => message) ?? []

  const merge = async (record: TechnologyRecord, { value, label }: ComboboxOption<number>) => {
    setBusy(true)
    setProblem(null)
    try {
      await call(
        technologyEndpoints.merge,
        { params: { id }, body: { into: value, updated_at: record.updated_at } },
        TIME_LIMIT,
      )
      onMerged(value)
      addToast({
        kind: 'success',
        title: t('technology.merge.done', { from: name, into: label }),
        action: { label: common('action.undo'), onAct: () => void unmerge({ id, name }) },
      })
      await invalidateMany()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
      // What is moved may be more by now: it is shown before somebody agrees again.
      if (error.code === 'stale') {
        setIsSure(false)
        await asked.refetch()
      }
    } finally {
      setBusy(false)
    }
  }

  const record = asked.data?.record
  return (
    <Modal
      open
      title={t('technology.merge.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button
            variant="danger"
            busy={busy}
            disabled={!record || !into || !isSure}
            onClick={() => record && into && void merge(record, into)}
          >
            {t('technology.merge.confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        <Effect>{t('technology.merge.text', { name })}</Effect>
        {record ? (
          <WhatMoves record={record} />
        ) : (
          <Unanswered query={asked} title={t('technology.merge.failed')}>
            <Skeleton height="72px" />
          </Unanswered>
        )}
        <Combobox<number>
          label={t('technology.merge.into')}
          value={into?.value ?? null}
          valueLabel={into?.label ?? ''}
          load={async (...asking) => (await findTechnologies(...asking)).filter(({ value }) => value !== id)}
          onChange={option => {
            setInto(option)
            setIsSure(false)
            setProblem(null)
          }}
        />
        {into && (
          <OptionRow
            label={t('technology.merge.sure', { from: name, into: into.label })}
            checked={isSure}
            onChange={setIsSure}
          />
        )}
        {problem && (
          <Banner kind="danger" title={refusals.length > 0 ? refusals.join('. ') : errorMessageOf(problem)}>
            {refusals.length > 0 && t('technology.merge.first')}
          </Banner>
        )}
      </Stack>
    </Modal>
  )
}

/** The question which technology one becomes, from its screen or from the list. */
export const useMerge = (onMerged?: (into: number) => void) => {
  const [asked, setAsked] = useState<Merged | null>(null)
  const close = () => setAsked(null)
  const dialog = asked && (
    <MergeDialog
      {...asked}
      onClose={close}
      onMerged={into => {
        close()
        onMerged?.(into)
      }}
    />
  )
  return { ask: setAsked, dialog }
}
