import { useSession } from '@candela/shared-auth'
import { MAX_VIEWS, type View } from '@candela/shared-contract'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../components/Button'
import { Skeleton } from '../../../components/Skeleton'
import { text } from '../../../theme/text'
import { viewMessages } from './messages'
import { NotLoaded } from './NotLoaded'
import type { ListViews } from './useListViews'
import { useViewActions } from './useViewActions'
import { AllRows, ViewRow } from './ViewRow'
import type { Shown, ViewTask } from './viewTask'

const Sections = styled.div`
  margin: -8px -8px 0;
`

const Heading = styled.div`
  ${text('small')}
  padding: 8px 8px 2px;
  color: var(--fg-3);
  font-weight: 500;
`

const Hint = styled.p`
  ${text('small')}
  padding: 4px 8px;
  color: var(--fg-3);
`

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  margin: 8px -8px -8px;
  padding-top: 8px;
  border-top: 1px solid var(--line-subtle);
`

type SectionProps = {
  title: string
  views: readonly View[]
  current: View | undefined
  onSelect: (view: View) => void
  onPin: (view: View) => void
}

const Section = ({ title, views, current, onSelect, onPin }: SectionProps) => {
  const id = useId()
  if (views.length === 0) return null
  return (
    <>
      <Heading id={id}>{title}</Heading>
      <ul aria-labelledby={id}>
        {views.map(view => (
          <ViewRow
            key={view.id}
            view={view}
            isCurrent={view.id === current?.id}
            onSelect={() => onSelect(view)}
            onPin={() => onPin(view)}
          />
        ))}
      </ul>
    </>
  )
}

type ViewsPanelProps = {
  views: ListViews
  shown: Shown
  /** Opens a dialog in the place of the panel. */
  onTask: (task: ViewTask) => void
  close: () => void
}

/** The views of this list: shown by a press, kept in the menu by the pin, changed and removed below. */
export const ViewsPanel = ({ views: { views, failed, retry, ...list }, shown, onTask, close }: ViewsPanelProps) => {
  const t = viewMessages.useT()
  const groupId = useSession(({ user }) => user?.group?.id)
  const { pin, save } = useViewActions()
  const { current } = list

  if (!views) return failed ? <NotLoaded onRetry={retry} /> : <Skeleton height="96px" />

  const mine = views.filter(view => view.mine)
  const ofGroup = views.filter(view => !view.mine && view.viw_id_group === groupId)
  const ofOthers = views.filter(view => !view.mine && view.viw_id_group !== groupId)
  const rows = {
    current,
    onPin: (view: View) => void pin(view),
    onSelect: (view: View) => {
      close()
      list.show(view)
    },
  }
  const isFull = mine.length >= MAX_VIEWS
  return (
    <>
      <Sections>
        <ul>
          <AllRows
            label={t('all')}
            isCurrent={!current}
            onSelect={() => {
              close()
              list.showAll()
            }}
          />
        </ul>
        <Section title={t('mine')} views={mine} {...rows} />
        <Section title={t('ofGroup')} views={ofGroup} {...rows} />
        <Section title={t('ofOthers')} views={ofOthers} {...rows} />
        {views.length === 0 && <Hint>{t('none')}</Hint>}
        {isFull && <Hint>{t('full', { max: MAX_VIEWS })}</Hint>}
      </Sections>
      <Foot>
        {current?.can.update && shown.changed && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              close()
              void save(current, shown)
            }}
          >
            {t('save')}
          </Button>
        )}
        {!isFull && (
          <Button variant="ghost" size="sm" onClick={() => onTask({ kind: 'keep' })}>
            {t('keep')}
          </Button>
        )}
        {current?.can.update && (
          <>
            <Button variant="ghost" size="sm" onClick={() => onTask({ kind: 'edit', view: current })}>
              {t('edit')}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => onTask({ kind: 'remove', view: current })}>
              {t('remove')}
            </Button>
          </>
        )}
      </Foot>
    </>
  )
}
