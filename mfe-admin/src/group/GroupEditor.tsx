import type { Permission } from '@candela/shared-contract'
import { Banner } from '@candela/shared-ui'
import { useFormValue } from '@candela/shared-ui/form'
import { MenuPreview, ReadRights, type Rights, toPermissions, toRights } from '@candela/shared-ui/rights'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { Columns } from './Columns'
import { GroupFields } from './GroupFields'
import { liveRemotes } from './group.api'
import { type GroupValues, problemsOf } from './group.form'
import { RightsMatrix } from './matrix/RightsMatrix'

const Alert = styled.div`
  margin-bottom: 16px;
`

type GroupEditorProps = {
  base: GroupValues
  /** The group that holds every right, now and later: only its name is anybody's to change. */
  whole?: boolean
}

/** Name, reach, rights and what they look like, for a new group and for one that exists. */
export const GroupEditor = ({ base, whole = false }: GroupEditorProps) => {
  const t = adminMessages.useT()
  const { value: permissions, setValue, problem } = useFormValue<Permission[]>('permissions')
  const remotes = useQuery(liveRemotes())
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
      {whole && (
        <Alert>
          <Banner kind="info" title={t('group.whole.title')}>
            {t('group.whole.text')}
          </Banner>
        </Alert>
      )}
      <Columns
        facts={<GroupFields whole={whole} />}
        rights={
          whole ? (
            <ReadRights rights={value} />
          ) : (
            <RightsMatrix value={value} base={before} onChange={change} problems={problems} />
          )
        }
        menu={<MenuPreview rights={value} of="group" query={remotes} />}
      />
    </>
  )
}
