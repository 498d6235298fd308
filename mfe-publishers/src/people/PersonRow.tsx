import { Icon, IconButton, type LoadOptions, media } from '@candela/shared-ui'
import { FormCombobox, useIsWrong } from '@candela/shared-ui/form'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { PersonName } from './PersonName'
import { type Person, toPerson } from './people.api'
import { Row } from './rowStyle'

const Nobody = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-top: 3px;
  border-radius: 50%;
  background: var(--bg-hover);
  color: var(--fg-3);

  ${media.phone} {
    display: none;
  }
`

const Picker = styled.div`
  flex: 1 1 160px;
  min-width: 0;

  ${media.phone} {
    flex: 1 0 100%;
  }
`

export type PersonRowProps = {
  /** Where the id of the person stands in the form: `users[2].acu_id_user`. */
  name: string
  person: Person | null
  load: LoadOptions<number>
  /** What the person is here, such as "User": the name of the field while nobody is chosen. */
  label: string
  /** Before the form has the id: keeps who it is beside it. */
  onChosen: (person: Person) => void
  /** Absent: they stay. */
  onRemove?: () => void
  /** What else there is to say of them here. */
  children?: ReactNode
}

/** One of the people of a record: a field until somebody is chosen who can stay, then who it is. */
export const PersonRow = ({ name, person, load, label, onChosen, onRemove, children }: PersonRowProps) => {
  const t = publisherMessages.useT()
  const isWrong = useIsWrong(name)
  const isSettled = person !== null && !isWrong
  return (
    <Row $filling={!isSettled}>
      {isSettled ? (
        <PersonName person={person} />
      ) : (
        <>
          <Nobody aria-hidden="true">
            <Icon name="user" size={14} />
          </Nobody>
          <Picker>
            <FormCombobox<number>
              name={name}
              label={label}
              labelHidden
              placeholder={t('people.search')}
              load={load}
              labelOf={id => (id === person?.id ? person.usr_name : null)}
              onChosen={option => onChosen(toPerson(option))}
            />
          </Picker>
        </>
      )}
      {children}
      {onRemove && (
        <IconButton
          icon="close"
          size="sm"
          label={person ? t('people.removeOne', { name: person.usr_name }) : t('people.removeRow')}
          onClick={onRemove}
        />
      )}
    </Row>
  )
}
