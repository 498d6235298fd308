import { Button, IconButton, Menu, useBelow } from '@candela/shared-ui'
import { FileButton, type FileButtonProps, useFileSave } from '@candela/shared-ui/pages'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { reportPageMessages } from './messages'

export type ReportFile = Omit<FileButtonProps, 'onPhone'>

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

const NO_FILE: ReportFile = { name: '', fetchFile: () => Promise.reject(new Error('there is no file')) }

/** What can be done with a report; on a phone all of it is behind one button. */
export const ReportActions = ({ link, file, onRefresh }: ReportActionsProps) => {
  const t = reportPageMessages.useT()
  const onPhone = useBelow('phone')
  const copy = useCopy(link)
  const { label, busy, save } = useFileSave(file ?? NO_FILE)
  if (!onPhone)
    return (
      <>
        <Button variant="ghost" icon="link" onClick={() => void copy()}>
          {t('copyLink')}
        </Button>
        {file && <FileButton {...file} />}
      </>
    )
  return (
    <Menu
      trigger={props => <IconButton {...props} icon="dots" label={t('more')} aria-busy={busy || undefined} />}
      items={[
        { id: 'refresh', label: t('refresh'), icon: 'refresh', onSelect: onRefresh },
        { id: 'link', label: t('copyLink'), icon: 'link', onSelect: () => void copy() },
        ...(file && !file.disabled
          ? [{ id: 'file', label, icon: 'download' as const, onSelect: () => void save() }]
          : []),
      ]}
    />
  )
}
