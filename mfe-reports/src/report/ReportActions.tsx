import { FILE_FORMATS } from '@candela/shared-contract'
import { Button, IconButton, Menu, useBelow } from '@candela/shared-ui'
import { FileButton, type FileSource, useFileSave } from '@candela/shared-ui/pages'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { reportPageMessages } from './messages'

/** On paper nothing can be pressed. */
const OnScreen = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`

export type ReportFile = FileSource & { disabled: boolean }

type ReportActionsProps = {
  /** The address of exactly these numbers, without where it is. */
  link: string
  /** Nothing for who may not take files along. */
  file: ReportFile | undefined
  onRefresh: () => void
}

const useCopy = (link: string) => {
  const common = commonMessages.useT()
  return async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}${link}`)
      addToast({ kind: 'success', title: common('success.textCopied') })
    } catch {
      addToast({ kind: 'error', title: common('failure.clipboard') })
    }
  }
}

/** What can be done with a report; on a phone all of it is behind one button. */
export const ReportActions = ({ link, file, onRefresh }: ReportActionsProps) => {
  const t = reportPageMessages.useT()
  const onPhone = useBelow('phone')
  const copy = useCopy(link)
  const { labels, busy, save } = useFileSave(file)
  if (!onPhone)
    return (
      <OnScreen>
        <Button variant="ghost" icon="link" onClick={() => void copy()}>
          {t('copyLink')}
        </Button>
        {file && <FileButton {...file} />}
      </OnScreen>
    )
  return (
    <OnScreen>
      <Menu
        trigger={props => (
          <IconButton {...props} icon="dots" label={t('more')} aria-busy={busy !== null || undefined} />
        )}
        items={[
          { id: 'refresh', label: t('refresh'), icon: 'refresh', onSelect: onRefresh },
          { id: 'link', label: t('copyLink'), icon: 'link', onSelect: () => void copy() },
          ...(file && !file.disabled
            ? FILE_FORMATS.map(format => ({
                id: format,
                label: labels[format],
                icon: 'download' as const,
                onSelect: () => save(format),
              }))
            : []),
        ]}
      />
    </OnScreen>
  )
}
