import { Button, Card, Combobox, type ComboboxOption, IconButton } from '@candela/shared-ui'
import { useFormRows } from '@candela/shared-ui/form'
import { useState } from 'react'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { PersonName } from '../people/PersonName'
import { findPublishers, toPerson } from '../people/people.api'
import { Row, Rows } from '../people/rowStyle'
import type { UserRow } from './website.form'

const Adder = styled.div<{ $first: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  padding: 12px 16px 16px;
  border-top: ${({ $first }) => ($first ? '0' : '1px solid var(--line-subtle)')};

  > div {
    flex: 1 1 220px;
  }
  > button {
    /* Beside the control, below its label. */
    margin-top: 24px;
  }
`

type Problem = 'choose' | 'twice'

/** Who works on a website: somebody is chosen, then added, and nobody twice. */
export const UsersBox = () => {
  const t = publisherMessages.useT()
  const { rows, add: append, remove, error } = useFormRows<UserRow>('users')
  const [chosen, setChosen] = useState<ComboboxOption<number> | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const add = () => {
    if (!chosen) return setProblem('choose')
    if (rows.some(({ id }) => id === chosen.value)) return setProblem('twice')
    append(toPerson(chosen))
    setChosen(null)
    setProblem(null)
  }

  return (
    <Card title={t('website.users.title')} aside={t('website.users.count', { count: rows.length })} flush>
      <Rows aria-label={t('website.users.title')}>
        {rows.map(row => (
          <Row key={row.key}>
            <PersonName person={row} />
            <IconButton
              icon="close"
              size="sm"
              label={t('people.removeOne', { name: row.usr_name })}
              onClick={() => remove(row.key)}
            />
          </Row>
        ))}
      </Rows>
      <Adder $first={rows.length === 0}>
        <Combobox<number>
          label={t('website.users.add')}
          placeholder={t('people.search')}
          value={chosen?.value ?? null}
          valueLabel={chosen?.label ?? ''}
          load={findPublishers}
          error={problem ? t(`website.users.${problem}`) : error}
          onChange={option => {
            setChosen(option)
            setProblem(null)
          }}
        />
        <Button icon="plus" onClick={add}>
          {t('website.users.addThem')}
        </Button>
      </Adder>
    </Card>
  )
}
