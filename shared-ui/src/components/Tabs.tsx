import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/media'
import { moveIn } from './listKeys'

const List = styled.div`
  display: flex;
  gap: 20px;
  overflow-x: auto;
  margin-bottom: 16px;
  border-bottom: 1px solid var(--line);
`

const Tab = styled.button`
  flex: none;
  height: 36px;
  padding: 0 2px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--fg-2);
  font-weight: 500;
  white-space: nowrap;

  &:hover {
    color: var(--fg-1);
  }
  &[aria-selected='true'] {
    border-color: var(--accent);
    color: var(--fg-1);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.phone} {
    height: var(--touch);
  }
  ${media.touch} {
    height: var(--touch);
  }
`

const Panel = styled.div`
  &:focus-visible {
    outline-offset: 4px;
  }
`

export type TabItem<Id extends string> = { id: Id; label: string; content: ReactNode }

export type TabsProps<Id extends string> = {
  /** What the views are of; said, not shown. */
  label: string
  tabs: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
}

const KEYS: Record<string, string> = { ArrowLeft: 'ArrowUp', ArrowRight: 'ArrowDown', Home: 'Home', End: 'End' }

/** Views of one thing, one at a time. Arrows move between them, Tab leads into the view. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) => {
  const id = useId()
  const at = tabs.findIndex(tab => tab.id === value)
  const tabId = (tab: Id) => `${id}-${tab}`

  const onKeyDown = (event: KeyboardEvent) => {
    const target = moveIn(KEYS[event.key] ?? '', at, tabs.length, true)
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    onChange(tab.id)
    document.getElementById(tabId(tab.id))?.focus()
  }

  // Nothing to choose from: what there is stands by itself.
  if (tabs.length === 1) return tabs[0]?.content

  return (
    <>
      <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <Tab
            key={tab.id}
            id={tabId(tab.id)}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      <Panel key={value} id={`${id}-panel`} role="tabpanel" aria-labelledby={tabId(value)} tabIndex={0}>
        {tabs[at]?.content}
      </Panel>
    </>
  )
}
