import { FormPercentField } from '@candela/shared-ui/form'
import { publisherMessages } from '../i18n/messages'
import { PersonRow } from '../people/PersonRow'
import { findPublishers } from '../people/people.api'
import { RowBox } from '../people/RowBox'
import { Figure } from '../people/rowStyle'
import { SECTIONS } from './account.api'
import { NEW_SELLER, type SellerRow } from './account.form'

/** Who sells through the account, and their share. */
export const UsersBox = () => {
  const t = publisherMessages.useT()
  return (
    <RowBox<SellerRow>
      id={SECTIONS.users}
      title={t('account.box.users')}
      name="users"
      empty={t('account.users.none')}
      add={{ label: t('account.users.add'), row: NEW_SELLER }}
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
          <Figure>
            <FormPercentField
              name={`users[${index}].acu_comission`}
              label={person ? t('account.users.shareOf', { name: person.usr_name }) : t('account.users.share')}
              labelHidden
            />
          </Figure>
        </PersonRow>
      )}
    />
  )
}
