import { Avatar } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { usePhoto } from '../user/access/usePhoto'
import type { Person } from './people.api'

const Root = styled.span`
  display: flex;
  flex: 1 1 160px;
  align-items: center;
  gap: 12px;
  min-width: 0;
`

const Names = styled.span`
  min-width: 0;
  line-height: 16px;

  > span {
    display: block;
    overflow-wrap: anywhere;
  }
  > span:first-child {
    font-weight: 500;
  }
  > span + span {
    color: var(--fg-3);
    font-size: 12px;
  }
`

const Portrait = ({ person }: { person: Person }) => (
  <Avatar id={person.id} name={person.usr_name} src={usePhoto(person)} />
)

/** Somebody by picture, name and address. */
export const PersonName = ({ person }: { person: Person }) => (
  <Root>
    {/* Whoever has no photo needs nothing that would fetch one. */}
    {person.usr_photo ? <Portrait person={person} /> : <Avatar id={person.id} name={person.usr_name} />}
    <Names>
      <span>{person.usr_name}</span>
      <span>{person.usr_email}</span>
    </Names>
  </Root>
)
