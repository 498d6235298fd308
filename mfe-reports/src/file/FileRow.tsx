import { call, download } from '@candela/shared-auth'
import { type ExportFile, exportEndpoints, type FileFormat, type FileState } from '@candela/shared-contract'
import { Button, media, Pill, type PillProps, useFormat } from '@candela/shared-ui'
import { saveFile, useFailureWords } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { fileMessages } from './messages'
import { en } from './words/en'

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 16px;
  border-top: 1px solid var(--line);

  &:first-child {
    border-top: 0;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

const Text = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled.span`
  font-weight: 500;
`

const Small = styled.span`
  color: var(--fg-2);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
`

/** Told to who wants to compare it, with a mouse, a finger or the keyboard. */
const Checksum = styled.details`
  justify-self: start;
  max-width: 100%;
  color: var(--fg-2);
  font-size: 12px;

  summary {
    width: fit-content;
    padding: 4px 0;
    cursor: pointer;
  }
  ${media.touch} {
    summary {
      padding: 12px 0;
      line-height: 20px;
    }
  }
`

const Bar = styled.progress`
  width: min(100%, 320px);
  height: 6px;
  accent-color: var(--accent);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

const TONES: Record<FileState, Pick<PillProps, 'tone' | 'mark'>> = {
  queued: { tone: 'requested', mark: 'dashed' },
  running: { tone: 'info', mark: 'dot' },
  ready: { tone: 'success', mark: 'dot' },
  failed: { tone: 'danger', mark: 'hollow' },
  cancelled: { tone: 'neutral', mark: 'square' },
  expired: { tone: 'neutral', mark: 'hollow' },
}

const FORMATS: Record<FileFormat, string> = { csv: 'CSV', xlsx: 'Excel' }

const isNamed = (contents: string): contents is keyof typeof en.contents => contents in en.contents

/** A file may be large, and a line slow. */
const TIME_LIMIT_MS = 600_000
const KB = 1024

type FileRowProps = { file: ExportFile; isOfAll: boolean; onChanged: () => void }

/** One file: what it is about, how it stands, and what can be done with it. */
export const FileRow = ({ file, isOfAll, onChanged }: FileRowProps) => {
  const t = fileMessages.useT()
  const format = useFormat()
  const failureWords = useFailureWords()
  const [busy, setBusy] = useState(false)
  const { id, state, done, total, exp_rows, exp_bytes, exp_sha256, exp_expires_at } = file
  const contents = isNamed(file.exp_report) ? t(`contents.${file.exp_report}`) : file.exp_report
  const name = file.exp_name ?? `${contents} (${FORMATS[file.exp_format]})`

  const act = async (what: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await what()
    } catch (error) {
      addToast({
        kind: 'error',
        title: t('failedAct'),
        text: failureWords(error as Parameters<typeof failureWords>[0]),
      })
    } finally {
      setBusy(false)
      onChanged()
    }
  }
  const params = { params: { id: String(id) } }
  const save = async () => {
    const answer = await download(exportEndpoints.file, params, { timeLimit: TIME_LIMIT_MS })
    saveFile(answer.file, answer.name ?? name)
    addToast({ kind: 'success', title: t('saved'), text: answer.name ?? name })
  }

  const size =
    exp_bytes === null
      ? null
      : exp_bytes < KB * KB
        ? `${format.number(Math.ceil(exp_bytes / KB))} KB`
        : `${format.number(exp_bytes / KB / KB, 1)} MB`
  const facts = [
    exp_rows === null ? null : t('rows', { count: exp_rows }),
    size,
    file.exp_currency,
    file.exp_zone,
    t('asked', { time: format.dateTime(file.created_at) }),
    isOfAll ? t('by', { name: file.user.label }) : null,
    state === 'ready' && exp_expires_at ? t('until', { time: format.dateTime(exp_expires_at) }) : null,
  ].filter(Boolean)

  return (
    <Row>
      <Text>
        <Name>{name}</Name>
        {file.exp_about && <Small>{file.exp_about}</Small>}
        {state === 'running' && (
          <>
            <Bar aria-label={t('progress', { name })} max={Math.max(total ?? 1, 1)} value={total ? done : undefined} />
            {total !== null && <Small>{t('rowsOf', { done, total })}</Small>}
          </>
        )}
        {file.error && <Small>{t(`error.${file.error}`)}</Small>}
        <Small>{facts.join(' · ')}</Small>
        {exp_sha256 && (
          <Checksum>
            <summary aria-label={t('checksumOf', { name })}>SHA-256</summary>
            <code>{exp_sha256}</code>
          </Checksum>
        )}
      </Text>
      <Pill {...TONES[state]}>{t(`state.${state}`)}</Pill>
      <Actions>
        {file.can.download && (
          <Button icon="download" busy={busy} aria-label={t('downloadOf', { name })} onClick={() => void act(save)}>
            {t('download')}
          </Button>
        )}
        {file.can.cancel && (
          <Button
            busy={busy}
            aria-label={t('cancelOf', { name })}
            onClick={() => void act(() => call(exportEndpoints.cancel, params))}
          >
            {t('cancel')}
          </Button>
        )}
        {file.can.rerun && (
          <Button
            icon="refresh"
            variant="ghost"
            busy={busy}
            aria-label={t('rerunOf', { name })}
            onClick={() => void act(() => call(exportEndpoints.rerun, params))}
          >
            {t('rerun')}
          </Button>
        )}
      </Actions>
    </Row>
  )
}
