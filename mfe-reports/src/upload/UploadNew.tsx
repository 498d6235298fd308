import { query } from '@candela/shared-auth'
import {
  type ConflictChoice,
  CURRENCIES,
  languageOf,
  reportPath,
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
  SegmentedControl,
  SelectMenu,
  TextArea,
  useDrop,
} from '@candela/shared-ui'
import { useFailureWords } from '@candela/shared-ui/pages'
import { useLocation, useNavigate } from '@candela/shared-ui/router'
import { addToast, useLocale } from '@candela/shared-ui/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { findNetworks, ROWS } from '../row/row.api'
import { rowsPath } from '../shared/rowsPath'
import { uploadMessages } from './messages'
import { RecentUploads } from './RecentUploads'
import { StoreCard } from './StoreCard'
import { UploadReport } from './UploadReport'
import { UPLOAD_KINDS, useUpload } from './useUpload'

const Stack = styled.div`
  display: grid;
  gap: 14px;
  min-width: 0;

  > [role='group'] {
    justify-self: start;
  }
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

/** The days that were uploaded, by website. */
const websitesOf = ({ from, to }: { from: string; to: string }) => reportPath('websites', { period: `${from}..${to}` })

/** Numbers of an ad network that nobody fetches: pasted or dropped, checked, and then all of it stored or nothing. */
const UploadNew = () => {
  const t = uploadMessages.useT()
  const failureWords = useFailureWords()
  const client = useQueryClient()
  const language = languageOf(useLocale())
  const fileInput = useRef<HTMLInputElement>(null)
  const currencyId = useId()
  const [fileProblem, setFileProblem] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const { search } = useLocation()
  const navigate = useNavigate()
  const said = new URLSearchParams(search).get('of')
  const of = UPLOAD_KINDS.find(kind => kind === said) ?? 'rows'
  const upload = useUpload(of, { network: null, text: '', decimal: language === 'en' ? '.' : ',', currency: 'BRL' })
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
    setTried(true)
    if ((of === 'pageviews' || draft.network) && draft.text.trim() !== '') await upload.check()
  }
  const store = async (conflict: ConflictChoice, reason: string) => {
    await upload.store(conflict, reason)
    setTried(false)
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

  const checked = report?.answer
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Stack>
        {done && (
          <Banner kind="success" title={t(done.of === 'rows' ? 'done' : 'doneDays', { count: done.stored })}>
            <Stack>
              {t('doneText', { kept: done.kept, same: done.same })}
              <Buttons>
                <LinkButton href={done.of === 'rows' ? (rowsPath(done) ?? ROWS) : websitesOf(done)}>
                  {t(done.of === 'rows' ? 'show' : 'showReport')}
                </LinkButton>
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
            <SegmentedControl
              label={t('of')}
              value={of}
              options={UPLOAD_KINDS.map(value => ({ value, label: t(`kind.${value}`) }))}
              onChange={kind => void navigate({ search: kind === 'rows' ? '' : `?of=${kind}` }, { replace: true })}
            />
            {of === 'pageviews' && <p>{t('pageviewsHelp')}</p>}
            <Fields>
              {of === 'rows' && (
                <>
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
                </>
              )}
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
          <UploadReport
            checked={report}
            chosen={upload.headings}
            busy={busy === 'check'}
            onHeadings={columns => void upload.check(columns)}
          />
        )}
        {checked && checked.missing.length === 0 && checked.problems_count === 0 && (
          <StoreCard
            fresh={checked.fresh}
            same={checked.same}
            conflicts={checked.conflicts_count}
            busy={busy === 'store'}
            onStore={(conflict, reason) => void store(conflict, reason)}
          />
        )}
        <RecentUploads busy={busy === 'undo'} onUndo={transaction => void undo(transaction)} />
      </Stack>
    </Page>
  )
}

export default UploadNew
