import { query, useCan } from '@candela/shared-auth'
import {
  CONFLICT_CHOICES,
  type ConflictChoice,
  CURRENCIES,
  languageOf,
  reportUploadEndpoints,
  UPLOAD_CHARACTERS,
  UPLOAD_ROWS,
} from '@candela/shared-contract'
import {
  Banner,
  Button,
  Card,
  Combobox,
  FieldFrame,
  LinkButton,
  Page,
  RadioGroup,
  SelectMenu,
  TextArea,
  TextField,
  useDrop,
} from '@candela/shared-ui'
import { useFailureWords } from '@candela/shared-ui/pages'
import { addToast, useLocale } from '@candela/shared-ui/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { findNetworks, ROWS } from '../row/row.api'
import { rowsPath } from '../shared/rowsPath'
import { uploadMessages } from './messages'
import { RecentUploads } from './RecentUploads'
import { UploadReport } from './UploadReport'
import { useUpload } from './useUpload'

const Stack = styled.div`
  display: grid;
  gap: 14px;
  min-width: 0;

  textarea {
    font-family: var(--font-mono, monospace);
    white-space: pre;
  }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 14px;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

const Zone = styled(Stack)<{ $over: boolean }>`
  border-radius: var(--r-md);
  outline: ${({ $over }) => ($over ? '2px dashed var(--accent)' : 'none')};
  outline-offset: 4px;
`

const Details = styled.ul`
  margin: 4px 0 0;
  padding-left: 18px;
`

const MEGA = 1_000_000

/** Numbers of an ad network that nobody fetches: pasted or dropped, checked, and then all of it stored or nothing. */
const UploadNew = () => {
  const t = uploadMessages.useT()
  const failureWords = useFailureWords()
  const client = useQueryClient()
  const language = languageOf(useLocale())
  const mayImport = useCan('adNetworkReport.import')
  const fileInput = useRef<HTMLInputElement>(null)
  const currencyId = useId()
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<ConflictChoice>('keep')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState<'check' | 'store' | null>(null)
  const upload = useUpload({ network: null, text: '', decimal: language === 'en' ? '.' : ',', currency: 'BRL' })
  const { draft, change, report, done, busy, problem } = upload

  const takeFile = async (file: File) => {
    setFileProblem(null)
    if (file.size > UPLOAD_CHARACTERS) {
      const size = Math.ceil(file.size / MEGA)
      return setFileProblem(t('tooLarge', { name: file.name, size, most: UPLOAD_CHARACTERS / MEGA }))
    }
    try {
      change({ text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) })
    } catch {
      setFileProblem(t('unreadable'))
    }
  }
  const { over, dropHandlers } = useDrop(busy !== null, file => void takeFile(file))
  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen again, after it was put right.
    target.value = ''
    if (file) void takeFile(file)
  }

  const refreshRecent = () =>
    client.invalidateQueries({ queryKey: query(reportUploadEndpoints.uploads, {}).queryKey.slice(0, 1) })
  const check = async () => {
    setTried('check')
    if (draft.network && draft.text.trim() !== '') await upload.check()
  }
  const store = async () => {
    setTried('store')
    if (reason.trim() === '') return
    await upload.store(conflict, reason.trim())
    setReason('')
    setTried(null)
    await refreshRecent()
  }
  const undo = async (transaction: string) => {
    const answer = await upload.undo(transaction)
    if (answer) {
      const count = answer.refused.length
      addToast(
        count > 0 ? { kind: 'error', title: t('undoneBut', { count }) } : { kind: 'success', title: t('undone') },
      )
    }
    await refreshRecent()
  }

  const changing = report ? report.fresh + (conflict === 'keep' ? 0 : report.conflicts_count) : 0
  const isReady = report !== null && report.missing.length === 0 && report.problems_count === 0
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Stack>
        {done && (
          <Banner kind="success" title={t('done', { count: done.stored })}>
            <Stack>
              {t('doneText', { kept: done.kept, same: done.same })}
              <Buttons>
                <LinkButton href={rowsPath(done) ?? ROWS}>{t('show')}</LinkButton>
                {done.stored > 0 && (
                  <Button busy={busy === 'undo'} onClick={() => void undo(done.transaction)}>
                    {t('undo')}
                  </Button>
                )}
              </Buttons>
            </Stack>
          </Banner>
        )}
        {problem && (
          <Banner kind="danger" title={failureWords(problem)}>
            {problem.fields.length > 0 && (
              <Details>
                {problem.fields.map(({ field, message }) => (
                  <li key={`${field}${message}`}>
                    {field && field !== 'text' ? `${field}: ` : ''}
                    {message}
                  </li>
                ))}
              </Details>
            )}
          </Banner>
        )}
        <Card title={t('source')}>
          <Zone $over={over} {...dropHandlers}>
            <Fields>
              <Combobox
                label={t('network')}
                value={draft.network?.value ?? null}
                valueLabel={draft.network?.label ?? ''}
                load={findNetworks}
                onChange={network => change({ network })}
                {...(tried && !draft.network && { error: t('networkNeeded') })}
              />
              <FieldFrame id={currencyId} label={t('currency')} help={t('currencyHelp')}>
                <SelectMenu
                  id={currencyId}
                  look="field"
                  label={t('currency')}
                  value={draft.currency}
                  options={CURRENCIES.map(value => ({ value, label: value }))}
                  onChange={currency => change({ currency })}
                />
              </FieldFrame>
              <RadioGroup
                label={t('decimal')}
                name="decimal"
                across
                value={draft.decimal}
                options={[
                  { value: '.', label: t('point') },
                  { value: ',', label: t('comma') },
                ]}
                onChange={decimal => change({ decimal })}
              />
            </Fields>
            <TextArea
              label={t('paste')}
              help={t('limits', { rows: UPLOAD_ROWS, size: UPLOAD_CHARACTERS / MEGA })}
              rows={8}
              spellCheck={false}
              value={draft.text}
              onChange={event => change({ text: event.target.value })}
              {...(fileProblem && { error: fileProblem })}
            />
            <Buttons>
              <Button variant="primary" busy={busy === 'check'} onClick={() => void check()}>
                {t('check')}
              </Button>
              <Button icon="upload" onClick={() => fileInput.current?.click()}>
                {t('choose')}
              </Button>
              <input
                ref={fileInput}
                type="file"
                hidden
                accept=".csv,.tsv,.txt,text/csv,text/plain"
                aria-label={t('choose')}
                onChange={onChosen}
              />
            </Buttons>
          </Zone>
        </Card>
        {report && (
          <UploadReport report={report} busy={busy === 'check'} onHeadings={columns => void upload.check(columns)} />
        )}
        {report && isReady && (
          <Card title={t('store')}>
            <Stack>
              {!mayImport && <Banner kind="info" title={t('noImport')} />}
              {report.conflicts_count > 0 && (
                <RadioGroup
                  label={t('conflict')}
                  name="conflict"
                  value={conflict}
                  options={CONFLICT_CHOICES.map(value => ({ value, label: t(value) }))}
                  onChange={setConflict}
                />
              )}
              {changing === 0 && <Banner kind="info" title={t('nothing')} />}
              <TextField
                label={t('reason')}
                help={t('reasonHelp')}
                maxLength={255}
                value={reason}
                onChange={event => setReason(event.target.value)}
                {...(tried === 'store' && reason.trim() === '' && { error: t('reasonNeeded') })}
              />
              <div>
                <Button
                  variant="primary"
                  disabled={!mayImport || changing === 0}
                  busy={busy === 'store'}
                  onClick={() => void store()}
                >
                  {t('commit', { count: changing })}
                </Button>
              </div>
            </Stack>
          </Card>
        )}
        <RecentUploads busy={busy === 'undo'} onUndo={transaction => void undo(transaction)} />
      </Stack>
    </Page>
  )
}

export default UploadNew
