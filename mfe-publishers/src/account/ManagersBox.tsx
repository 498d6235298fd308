import { Button, Pill } from '@candela/shared-ui'
import { publisherMessages } from '../i18n/messages'
import { PersonRow } from '../people/PersonRow'
import { findManagers } from '../people/people.api'
import { RowBox } from '../people/RowBox'
import { SECTIONS } from './account.api'
import { type ManagerRow, NEW_MANAGER, withMain } from './account.form'

type ManagersBoxProps = {
  rows: readonly ManagerRow[]
  /** Why they are not changed here. */
  locked?: string
}

/** Who looks after the account, one of them as its main contact. */
export const ManagersBox = ({ rows, locked }: ManagersBoxProps) => {
  const t = publisherMessages.useT()
  const mainKey = withMain(rows).find(({ acm_is_main }) => acm_is_main)?.key
  return (
    <RowBox<ManagerRow>
      id={SECTIONS.managers}
      title={t('account.box.managers')}
      name="managers"
      empty={t('account.managers.none')}
      add={locked === undefined ? { label: t('account.managers.add'), row: NEW_MANAGER } : undefined}
      locked={locked}
      row={({ row, index, change, changeAll, remove }) => (
        <PersonRow
          key={row.key}
          name={`managers[${index}].acm_id_user`}
          person={row.person}
          load={findManagers}
          label={t('account.managers.one')}
          onChosen={person => change({ person })}
          onRemove={locked === undefined ? remove : undefined}
        >
          {row.key === mainKey ? (
            <Pill tone="neutral" mark="none">
              {t('account.managers.main')}
            </Pill>
          ) : (
            row.person &&
            locked === undefined && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('account.managers.makeMainOne', { name: row.person.usr_name })}
                onClick={() => changeAll(all => withMain(all, row.key))}
              >
                {t('account.managers.makeMain')}
              </Button>
            )
          )}
        </PersonRow>
      )}
    />
  )
}
