import { byController, FAMILY_KEYS } from '@candela/shared-contract/rights/families'
import type { FormFields } from '@candela/shared-ui/pages'
import { diffOf, rightMessages, toRights, useRightWords } from '@candela/shared-ui/rights'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { type GroupValues, mergePermissions, samePermissions } from './group.form'

const Lines = styled.ul`
  li[data-sign='plus'] {
    color: var(--ok-fg);
  }
  li[data-sign='minus'] {
    color: var(--bad-fg);
  }
`

/** How the form speaks of its fields when two people changed the same group. */
export const useGroupFields = (): FormFields<GroupValues> => {
  const t = adminMessages.useT()
  const rights = rightMessages.useT()
  const words = useRightWords()
  return [
    { name: 'gro_name', label: t('group.field.name') },
    { name: 'gro_scope', label: t('group.field.scope'), formatValue: scope => rights(`scope.${scope}`) },
    {
      name: 'permissions',
      label: rights('title'),
      formatValue: (permissions, base) => {
        const { added, removed } = diffOf(toRights(base), toRights(permissions))
        if (added.length + removed.length === 0) return t('group.diff.unchanged')
        return (
          <Lines>
            {byController(FAMILY_KEYS, added).map(([controller, methods]) => (
              <li key={controller} data-sign="plus">
                + {words.several(controller, methods)}
              </li>
            ))}
            {byController(FAMILY_KEYS, removed).map(([controller, methods]) => (
              <li key={controller} data-sign="minus">
                − {words.several(controller, methods)}
              </li>
            ))}
          </Lines>
        )
      },
      isEqual: samePermissions,
      merge: mergePermissions,
    },
  ]
}
