import type { Attached } from '@candela/shared-contract'
import { Card, EmptyState } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { PersonName } from './PersonName'
import { Row, Rows } from './rowStyle'

type PeopleCardProps<P> = {
  title: string
  /** How many they are. */
  count: string
  none: string
  people: readonly P[]
  /** What else there is to say of each of them here. */
  more: (person: P) => ReactNode
}

/** The people of a record, as they stand. */
export const PeopleCard = <P extends Attached>({ title, count, none, people, more }: PeopleCardProps<P>) => (
  <Card title={title} aside={count} flush>
    {people.length === 0 ? (
      <EmptyState icon="users" title={none} />
    ) : (
      <Rows aria-label={title}>
        {people.map(person => (
          <Row key={person.id}>
            <PersonName person={person} />
            {more(person)}
          </Row>
        ))}
      </Rows>
    )}
  </Card>
)
