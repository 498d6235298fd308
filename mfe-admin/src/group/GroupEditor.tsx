import type { Permission } from '@candela/shared-contract'
import { Banner, media } from '@candela/shared-ui'
import { useFormValue } from '@candela/shared-ui/form'
import type { EntityFormState } from '@candela/shared-ui/pages'
import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { GroupFields } from './GroupFields'
import { type GroupValues, problemsOf } from './group.form'
import { MenuPreview } from './MenuPreview'
import { RightsMatrix } from './matrix/RightsMatrix'
import { type Rights, toPermissions, toRights } from './rights/rights'

/** The fields come first and stand at the right, so that the matrix begins where the eye does. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 264px;
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: 16px;

  > :nth-child(1) {
    grid-area: 1 / 2;
  }
  > :nth-child(2) {
    grid-area: 1 / 1 / 3 / 2;
  }
  > :nth-child(3) {
    position: sticky;
    top: 16px;
    grid-area: 2 / 2;
    max-height: calc(100dvh - var(--header-h) - 90px);
    overflow: auto;
  }
  ${media.belowDesktop} {
    display: flex;
    flex-direction: column;
    align-items: stretch;

    > :nth-child(3) {
      position: static;
      max-height: none;
    }
  }
`

const Alert = styled.div`
  margin-bottom: 16px;
`

type GroupEditorProps = Pick<EntityFormState<GroupValues>, 'base' | 'changed'>

/** Name, reach, rights and what they look like, for a new group and for one that exists. */
export const GroupEditor = ({ base, changed }: GroupEditorProps) => {
  const { value: permissions, setValue, problem } = useFormValue<Permission[]>('permissions')
  const value = useMemo(() => toRights(permissions), [permissions])
  const before = useMemo(() => toRights(base.permissions), [base])
  const problems = useMemo(() => problemsOf(permissions, problem), [permissions, problem])
  const change = useCallback((rights: Rights) => setValue(toPermissions(rights, base.permissions)), [setValue, base])

  return (
    <>
      {typeof problem === 'string' && (
        <Alert tabIndex={-1} data-invalid="true">
          <Banner kind="danger" title={problem} />
        </Alert>
      )}
      <Columns>
        <GroupFields changed={new Set(changed.map(({ name }) => name))} />
        <RightsMatrix value={value} base={before} onChange={change} problems={problems} />
        <MenuPreview rights={value} />
      </Columns>
    </>
  )
}
