import { ApiError } from '@candela/shared-auth'
import { FILE_FORMATS } from '@candela/shared-contract'
import { Button, EmptyState } from '@candela/shared-ui'
import { type FileSource, useFileSave } from '@candela/shared-ui/pages'
import { reportPageMessages } from './messages'

/** What the server says of a question that it answers in a file alone. */
export const offerIn = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.find(({ code }) => code === 'asFile')?.message : undefined

/** Where a question is too much for a page: the same question as a file, which is made in the background. */
export const OfferedFile = ({ reason, file }: { reason: string; file: FileSource }) => {
  const t = reportPageMessages.useT()
  const { busy, save } = useFileSave(file)
  return (
    <div role="alert">
      <EmptyState
        icon="download"
        title={t('tooMuch')}
        text={reason}
        action={FILE_FORMATS.map(format => (
          <Button key={format} size="sm" busy={busy === format} onClick={() => save(format)}>
            {t(`prepare.${format}`)}
          </Button>
        ))}
      />
    </div>
  )
}
