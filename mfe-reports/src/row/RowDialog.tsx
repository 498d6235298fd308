import { ApiError, call } from '@candela/shared-auth'
import {
  CURRENCIES,
  languageOf,
  marksOf,
  type OneReportRow,
  PLATFORM_ZONE,
  type ReportRow,
  reportRowEndpoints,
  todayIn,
} from '@candela/shared-contract'
import {
  Banner,
  Button,
  Combobox,
  ConfirmDialog,
  DateField,
  FieldFrame,
  Modal,
  SelectMenu,
  TextField,
} from '@candela/shared-ui'
import { formMessages, useFailureWords } from '@candela/shared-ui/pages'
import { commonMessages, useLocale } from '@candela/shared-ui/runtime'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { ChangedMeanwhile } from './ChangedMeanwhile'
import { LiveFigures } from './LiveFigures'
import { rowMessages } from './messages'
import { useRowWords } from './RowColumns'
import { findNetworks, useRowsChanged } from './row.api'
import { amountOf, bodyOf, COUNTS, draftAfter, draftOf, type RowDraft } from './rowFigures'
import { useRowUndo } from './useRowUndo'

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 14px;

  > .wide {
    grid-column: 1 / -1;
  }
`

/** Which row it is: a dialog covers the list that told it apart. */
const Which = styled.p`
  margin-bottom: 14px;
  color: var(--fg-2);
  overflow-wrap: anywhere;
`

export type RowDialogProps = { row: ReportRow; isCopy: boolean; onClose: () => void; onDone: (row: ReportRow) => void }

/** Changes a row, or makes another one like it. What is wrong stands under its field, and nothing typed is lost. */
export const RowDialog = ({ row, isCopy, onClose, onDone }: RowDialogProps) => {
  const t = rowMessages.useT()
  const common = commonMessages.useT()
  const form = formMessages.useT()
  const words = useRowWords()
  const { columns } = words
  const failureWords = useFailureWords()
  const offerUndo = useRowUndo()
  const onChanged = useRowsChanged()
  const currencyId = useId()
  const { decimal } = marksOf(languageOf(useLocale()))
  /** What a change is a change of: somebody may store another one while this is typed. */
  const [stored, setStored] = useState(row)
  const [wasChanged, setWasChanged] = useState(false)
  const [draft, setDraft] = useState(() => draftOf(row, decimal))
  const [networkName, setNetworkName] = useState(row.adn_name)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const change = (more: Partial<RowDraft>) => {
    setDraft(now => ({ ...now, ...more }))
    setProblem(null)
  }

  const own: Record<string, string | undefined> = {
    ...Object.fromEntries(
      COUNTS.map(field => [field, /^\d{1,15}$/.test(draft[field].trim()) ? undefined : t('numberNeeded')]),
    ),
    anr_value: amountOf(draft.anr_value, decimal) === null ? t('moneyNeeded') : undefined,
    anr_date: draft.anr_date === '' ? common('field.required') : undefined,
    reason: draft.reason.trim() === '' ? common('field.required') : undefined,
  }
  const said = (field: string): string | undefined =>
    problem?.fields.find(each => each.field === field)?.message ?? (tried ? own[field] : undefined)
  const errorOf = (field: string) => {
    const error = said(field)
    return error === undefined ? {} : { error }
  }

  const takeOver = (now: ReportRow) => {
    setDraft(typed => draftAfter(typed, stored, now, decimal))
    setStored(now)
    setWasChanged(true)
    void onChanged()
  }

  const save = async () => {
    setTried(true)
    const body = bodyOf(draft, decimal)
    if (busy || !body || Object.values(own).some(Boolean)) return
    setBusy(true)
    setProblem(null)
    const reason = draft.reason.trim()
    try {
      const copy = {
        ...body,
        reason,
        anr_id_website: row.anr_id_website,
        anr_format: row.anr_format,
        anr_device: row.anr_device,
        anr_ad_type: row.anr_ad_type,
        anr_author: row.anr_author,
      }
      const { record, transaction } = isCopy
        ? await call(reportRowEndpoints.store, { body: copy })
        : await call(reportRowEndpoints.update, {
            params: { id: row.anr_key },
            body: { ...body, reason, updated_at: stored.updated_at },
          })
      offerUndo(transaction, t(isCopy ? 'copied' : 'changed'))
      onDone(record ?? row)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const now = error.code === 'stale' && (error.current as Partial<OneReportRow> | undefined)?.record
      if (now) takeOver(now)
      else setProblem(error)
      setBusy(false)
    }
  }

  const begun = draftOf(stored, decimal)
  const isTyped = Object.entries(draft).some(([field, value]) => value !== begun[field as keyof RowDraft])
  /** What was typed is not thrown away by a key pressed in passing. */
  const leave = () => (isTyped && !busy ? setIsLeaving(true) : onClose())

  const isUnderField = problem?.fields.some(({ field }) => field && (field in draft || field === 'reason'))
  return (
    <Modal
      open
      width={640}
      title={t(isCopy ? 'copy' : 'edit')}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{common('action.cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {t(isCopy ? 'add' : 'save')}
          </Button>
        </>
      }
    >
      <Which>
        {[row.anw_name, words.format[row.anr_format], words.device[row.anr_device], row.anr_ad_type].join(' · ')}
      </Which>
      {wasChanged && <ChangedMeanwhile now={stored} />}
      {problem && !isUnderField && <Banner kind="danger" title={failureWords(problem)} />}
      <Grid>
        <div className="wide">
          <Combobox
            label={columns.adn_name}
            value={draft.anr_id_ad_network}
            valueLabel={networkName}
            load={findNetworks}
            onChange={option => {
              if (!option) return
              setNetworkName(option.label)
              change({ anr_id_ad_network: option.value })
            }}
            {...errorOf('anr_id_ad_network')}
          />
        </div>
        <DateField
          label={columns.anr_date}
          value={draft.anr_date}
          last={todayIn(PLATFORM_ZONE)}
          onChange={anr_date => change({ anr_date })}
          {...errorOf('anr_date')}
        />
        <FieldFrame id={currencyId} label={columns.anr_currency} {...errorOf('anr_currency')}>
          <SelectMenu
            id={currencyId}
            look="field"
            label={columns.anr_currency}
            value={draft.anr_currency}
            options={CURRENCIES.map(value => ({ value, label: value }))}
            onChange={anr_currency => change({ anr_currency })}
          />
        </FieldFrame>
        <TextField
          label={columns.anr_value}
          inputMode="decimal"
          value={draft.anr_value}
          onChange={event => change({ anr_value: event.target.value })}
          {...errorOf('anr_value')}
        />
        {COUNTS.map(field => (
          <TextField
            key={field}
            label={columns[field]}
            inputMode="numeric"
            value={draft[field]}
            onChange={event => change({ [field]: event.target.value })}
            {...errorOf(field)}
          />
        ))}
        <div className="wide">
          <TextField
            label={t('reason')}
            help={t('reasonHelp')}
            maxLength={255}
            value={draft.reason}
            onChange={event => change({ reason: event.target.value })}
            {...errorOf('reason')}
          />
        </div>
      </Grid>
      {!isCopy && <LiveFigures row={stored} draft={draft} decimal={decimal} />}
      <ConfirmDialog
        open={isLeaving}
        title={form('leave.title')}
        confirmLabel={form('leave.confirm')}
        cancelLabel={form('leave.stay')}
        onConfirm={onClose}
        onCancel={() => setIsLeaving(false)}
      >
        {form('leave.text')}
      </ConfirmDialog>
    </Modal>
  )
}
