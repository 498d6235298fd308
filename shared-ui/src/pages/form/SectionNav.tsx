import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { ChangedMark } from '../../components/FieldFrame'
import { formMessages } from './messages'

const Nav = styled.nav`
  position: sticky;
  top: 20px;
  display: grid;
  gap: 1px;
`

const Item = styled.a`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 28px;
  padding: 4px 10px;
  border-radius: var(--r-md);
  color: var(--fg-2);
  font-weight: 500;
  text-decoration: none;

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }
  &[aria-current] {
    background: var(--bg-active);
    color: var(--fg-1);
  }
  &:focus-visible {
    border-radius: var(--r-md);
  }
`

const Marks = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  margin-left: auto;
  color: var(--fg-3);
  font-size: 12px;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

const Errors = styled.span`
  color: var(--bad-fg);
  font-weight: 500;
`

export type FormSection = {
  /** Of the element that it leads to. */
  id: string
  label: string
  /** How many entries it holds, where that says something. */
  count?: string
  /** Something in it is not saved yet. */
  changed?: boolean
  /** How many of its fields are wrong. */
  errors?: number
}

/** Reading begins in the upper third of the window. */
const READ_AT = 0.35

const edgesOf = (id: string) => document.getElementById(id)?.getBoundingClientRect() ?? { top: Infinity, bottom: 0 }

/** Where somebody is at work, as long as that is in sight; else where they read. */
const sectionInSight = (sections: readonly FormSection[]): string | undefined => {
  const { innerHeight } = window
  const atWork = sections.find(({ id }) => {
    const { top, bottom } = edgesOf(id)
    return document.getElementById(id)?.contains(document.activeElement) && top < innerHeight && bottom > 0
  })
  const begun = sections.filter(({ id }) => edgesOf(id).top <= innerHeight * READ_AT)
  return (atWork ?? begun.at(-1) ?? sections[0])?.id
}

/** The parts of a long form: where one is, what is in each, what is not saved or wrong there, and the way to it. */
export const SectionNav = ({ sections }: { sections: readonly FormSection[] }) => {
  const t = formMessages.useT()
  const [current, setCurrent] = useState(sections[0]?.id)

  const look = useEffectEvent(() => setCurrent(sectionInSight(sections)))
  useEffect(() => {
    const onMove = () => look()
    const events = ['scroll', 'focusin'] as const
    for (const event of events) document.addEventListener(event, onMove, { capture: true, passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, onMove, { capture: true })
    }
  }, [])

  const go = (id: string) => {
    const section = document.getElementById(id)
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }

  return (
    <Nav aria-label={t('sections.label')}>
      {sections.map(({ id, label, count, changed, errors = 0 }) => (
        <Item
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          onClick={event => {
            event.preventDefault()
            go(id)
          }}
        >
          {label}
          <Marks>
            {errors > 0 ? <Errors>{t('sections.errors', { count: errors })}</Errors> : count}
            {changed && <ChangedMark id={`${id}-changed`} />}
          </Marks>
        </Item>
      ))}
    </Nav>
  )
}
