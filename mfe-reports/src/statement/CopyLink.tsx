import { Button, IconButton } from '@candela/shared-ui'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { statementMessages } from './messages'

/** The address of exactly these numbers, whatever currency the reader has chosen. */
export const CopyLink = ({ search, onPhone }: { search: string; onPhone: boolean }) => {
  const t = statementMessages.useT()
  const common = commonMessages.useT()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}${search}`)
      addToast({ kind: 'success', title: common('success.textCopied') })
    } catch {
      addToast({ kind: 'error', title: common('failure.clipboard') })
    }
  }
  if (onPhone) return <IconButton icon="link" label={t('copyLink')} onClick={() => void copy()} />
  return (
    <Button variant="ghost" icon="link" onClick={() => void copy()}>
      {t('copyLink')}
    </Button>
  )
}
