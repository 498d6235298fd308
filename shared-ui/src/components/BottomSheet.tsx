import { commonMessages } from '@candela/shared-ui/runtime'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Dialog } from './Dialog'
import { DialogTitle } from './dialogStyle'
import { IconButton } from './IconButton'

const Surface = styled(Dialog)`
  width: 100%;
  max-height: calc(100dvh - 24px);
  margin: auto 0 0;
  animation: rise var(--dur-slow) var(--ease-out);

  &,
  &:focus-visible {
    border-radius: var(--r-xl) var(--r-xl) 0 0;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 8px 8px 4px 16px;
`

const Body = styled.div`
  overflow: auto;
  padding: 4px 16px max(16px, env(safe-area-inset-bottom));
`

type BottomSheetProps = { id: string; title: string; onClose: () => void; children: ReactNode }

/** What hangs from a button elsewhere lies on the lower edge of a phone, in reach of the thumb. */
export const BottomSheet = ({ id, title, onClose, children }: BottomSheetProps) => {
  const t = commonMessages.useT()
  const titleId = useId()
  return (
    <Surface id={id} aria-labelledby={titleId} onClose={onClose} closesBeside>
      <Head>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <IconButton icon="close" label={t('action.close')} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </Surface>
  )
}
