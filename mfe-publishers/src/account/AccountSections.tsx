import { useFormat } from '@candela/shared-ui'
import { countWrong, wrongIn } from '@candela/shared-ui/form'
import { type EntityFormState, type FormSection, SectionNav } from '@candela/shared-ui/pages'
import { useLocation } from '@candela/shared-ui/router'
import { type ReactNode, useEffect } from 'react'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { SECTIONS, type Section } from './account.api'
import type { AccountValues } from './account.form'

const Stage = styled.div`
  container: account / inline-size;
`

const Grid = styled.div<{ $hasAside: boolean }>`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr) ${({ $hasAside }) => ($hasAside ? '264px' : '')};
  align-items: start;
  gap: 24px;

  @container account (max-width: 979px) {
    grid-template-columns: 168px minmax(0, 1fr);
    > :nth-child(3) {
      grid-column: 2;
    }
  }
  @container account (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    > :first-child {
      display: none;
    }
    > :nth-child(3) {
      grid-column: 1;
    }
  }
`

/** As high as the boxes, so that the list goes along with them. */
const Side = styled.div`
  align-self: stretch;
`

const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`

/** Which part a field stands in. */
const SECTION_OF: Record<string, Section> = {
  acc_enable_aps: 'tag',
  acc_enable_teads: 'tag',
  acc_is_custom_ad_unit_path_enabled: 'tag',
  managers: 'managers',
  users: 'users',
  websites: 'websites',
}

const BOXES: readonly Section[] = ['data', 'tag', 'managers', 'users', 'websites']

type AccountSectionsProps = {
  state: Pick<EntityFormState<AccountValues>, 'values' | 'changed' | 'form'>
  /** What else is known of the account. */
  aside?: ReactNode
  children: ReactNode
}

/** The boxes of an account, and beside them the way to each: what it holds, what is not saved, what is wrong in it. */
export const AccountSections = ({ state, aside, children }: AccountSectionsProps) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { values, changed, form } = state
  const { hash } = useLocation()

  // Somebody came for one of the boxes; whoever comes to a page is led to its title first.
  useEffect(() => {
    const asked = Object.values(SECTIONS).find(id => hash === `#${id}`)
    const timer = setTimeout(() => {
      const section = asked && document.getElementById(asked)
      if (!section) return
      section.scrollIntoView({ block: 'start' })
      section.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [hash])
  const wrong = Object.entries(wrongIn(form))
  const isIn = (section: Section) => (name: string) => (SECTION_OF[name] ?? 'data') === section

  const sections = BOXES.map((section): FormSection => {
    const held = section === 'data' || section === 'tag' ? undefined : values[section].length
    return {
      id: SECTIONS[section],
      label: t(`account.box.${section}`),
      ...(held !== undefined && { count: format.number(held) }),
      changed: changed.map(({ name }) => name).some(isIn(section)),
      errors: wrong.filter(([name]) => isIn(section)(name)).reduce((sum, [, errors]) => sum + countWrong(errors), 0),
    }
  })

  return (
    <Stage>
      <Grid $hasAside={aside !== undefined}>
        <Side>
          <SectionNav sections={sections} />
        </Side>
        <Stack>{children}</Stack>
        {aside && <Stack>{aside}</Stack>}
      </Grid>
    </Stage>
  )
}
