import { styled } from 'styled-components'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { useFormat } from '../../useFormat'
import { formMessages } from './messages'

const Root = styled.div`
  margin-bottom: 16px;
`

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 6px;
`

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString()

type DraftBarProps = {
  at: number
  /** What the fields in it are called. */
  labels: readonly string[]
  onRestore: () => void
  onDiscard: () => void
}

/** Offers back what was typed on an earlier visit and never saved. */
export const DraftBar = ({ at, labels, onRestore, onDiscard }: DraftBarProps) => {
  const t = formMessages.useT()
  const format = useFormat()
  const when = isToday(at) ? format.time(new Date(at)) : format.dateTime(new Date(at))
  return (
    <Root>
      <Banner
        kind="info"
        title={t('draft.found', { when })}
        action={
          <Buttons>
            <Button size="sm" onClick={onRestore}>
              {t('draft.restore')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onDiscard}>
              {t('draft.discard')}
            </Button>
          </Buttons>
        }
      >
        {labels.join(', ')}
      </Banner>
    </Root>
  )
}
