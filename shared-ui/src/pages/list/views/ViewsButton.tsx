import { useLocation } from '@candela/shared-ui/router'
import { loadMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../components/Button'
import { Popover } from '../../../components/Popover'
import { listMessages } from '../messages'
import type { ListLookControls } from '../useListLook'
import type { ListControls } from '../useListState'
import { differs } from './differs'
import { NotLoaded } from './NotLoaded'
import type { ListViews } from './useListViews'
import type { Shown, ViewTask } from './viewTask'

const Trigger = styled(Button)`
  flex: none;
  white-space: nowrap;
`

const Name = styled.span`
  display: inline-block;
  max-width: 160px;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
`

const Dot = styled.span`
  display: inline-block;
  width: 6px;
  height: 6px;
  margin-left: 6px;
  border-radius: 50%;
  background: var(--accent);
  vertical-align: 2px;
`

const fetchParts = async () => {
  const { ViewDialog, ViewsPanel } = await import('./parts')
  await loadMessages()
  return { ViewDialog, ViewsPanel }
}

type Parts = Awaited<ReturnType<typeof fetchParts>>

type ViewsButtonProps<R> = { views: ListViews; state: ListControls; look: ListLookControls<R> }

/** Which view of the list is shown. What can be done with views is fetched when somebody asks for it. */
export const ViewsButton = <R,>({ views, state, look: { current: look, ordered } }: ViewsButtonProps<R>) => {
  const t = listMessages.useT()
  const { search: address } = useLocation()
  const [parts, setParts] = useState<Parts>()
  const [failed, setFailed] = useState(false)
  const [task, setTask] = useState<ViewTask>()
  const { current } = views

  const load = () => {
    setFailed(false)
    fetchParts().then(setParts, () => setFailed(true))
  }
  const changed =
    current !== undefined && differs(current, { search: address, look, columns: ordered, understand: state.understand })
  const shown: Shown = { viw_search: state.understand(address), viw_look: look, changed }

  return (
    <>
      <Popover
        label={t('views')}
        align="start"
        width={320}
        trigger={({ onClick, ...props }) => (
          <Trigger
            {...props}
            size="sm"
            icon="bookmark"
            aria-label={current && t(changed ? 'viewChanged' : 'viewNamed', { name: current.viw_name })}
            onPointerEnter={parts ? undefined : load}
            onClick={() => {
              if (!parts) load()
              onClick()
            }}
          >
            <Name>{current?.viw_name ?? t('views')}</Name>
            {changed && <Dot />}
          </Trigger>
        )}
      >
        {close =>
          parts ? (
            <parts.ViewsPanel
              views={views}
              shown={shown}
              onTask={next => {
                close()
                setTask(next)
              }}
              close={close}
            />
          ) : (
            failed && <NotLoaded onRetry={load} />
          )
        }
      </Popover>
      {task && parts && <parts.ViewDialog task={task} views={views} shown={shown} onClose={() => setTask(undefined)} />}
    </>
  )
}
