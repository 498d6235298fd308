import { FormPercentField } from '@candela/shared-ui/form'
import { publisherMessages } from '../i18n/messages'
import { PersonRow } from '../people/PersonRow'
import { findPublishers } from '../people/people.api'
import { RowBox } from '../people/RowBox'
import { Figure } from '../people/rowStyle'
import { useIsPublisher } from '../useIsPublisher'
import { SECTIONS } from './account.api'
import { newSeller, type SellerRow } from './account.form'

/** Who sells through the account, and their share, which is for staff to know. */
export const UsersBox = () => {
  const t = publisherMessages.useT()
  const isPublisher = useIsPublisher()
  return (
    <RowBox<SellerRow>
      id={SECTIONS.users}
      title={t('account.box.users')}
      name="users"
      empty={t('account.users.none')}
      add={{ label: t('account.users.add'), row: newSeller(isPublisher) }}
      row={({ row: { key, person }, index, change, remove }) => (
        <PersonRow
          key={key}
          name={`users[${index}].acu_id_user`}
          person={person}
          load={findPublishers}
          label={t('account.users.one')}
          onChosen={chosen => change({ person: chosen })}
          onRemove={remove}
        >
          {!isPublisher && (
            <Figure>
              <FormPercentField
                name={`users[${index}].acu_comission`}
                label={person ? t('account.users.shareOf', { name: person.usr_name }) : t('account.users.share')}
                labelHidden
              />
            </Figure>
          )}
        </PersonRow>
      )}
    />
  )
}
