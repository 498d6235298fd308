import { useCan } from '@candela/shared-auth'
import { toPair, type WhoMay } from '@candela/shared-contract'
import { Card, EmptyState, Icon } from '@candela/shared-ui'
import { rightMessages, useRightWords } from '@candela/shared-ui/rights'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { GROUP } from './group.api'
import { WhoLink } from './WhoLink'

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: 2px 16px;
    align-items: center;
    padding: 8px 16px;
    border-bottom: 1px solid var(--line-subtle);
    overflow-wrap: anywhere;
  }
  li:last-child {
    border-bottom: 0;
  }
  span {
    color: var(--fg-2);
  }
  small {
    display: flex;
    align-items: center;
    gap: 6px;
    grid-column: 1 / -1;
    color: var(--warn-fg);
    font-size: 12px;
  }
  @container (max-width: 559px) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Room = styled.div`
  container: who / inline-size;
`

type Allowing = WhoMay['groups'][number]

/** How many of a group's people can do it now: who cannot sign in can do nothing. */
const useCounts = () => {
  const t = adminMessages.useT()
  return ({ users_count, active_count }: Allowing): string =>
    users_count === 0
      ? t('group.who.empty')
      : `${t('group.who.active', { count: active_count })} ${t('group.who.ofAll', { count: users_count })}`
}

/** The groups that allow it, with what they reach; one whose right opens nothing says what is missing. */
export const WhoGroups = ({ groups }: Pick<WhoMay, 'groups'>) => {
  const t = adminMessages.useT()
  const rights = rightMessages.useT()
  const words = useRightWords()
  const counts = useCounts()
  const mayOpen = useCan('group.get')
  const needed = ({ missing }: Allowing) =>
    missing.flatMap(right => toPair(...(right.split('.') as [string, string])) ?? []).map(words.pair)
  return (
    <Card title={t('group.who.groups')} flush>
      {groups.length === 0 && <EmptyState icon="lock" title={t('group.who.nobody')} text={t('group.who.nobodyText')} />}
      {groups.length > 0 && (
        <Room>
          <List aria-label={t('group.who.groups')}>
            {groups.map(group => (
              <li key={group.id}>
                {mayOpen ? <WhoLink href={GROUP.pathOf(group.id)}>{group.gro_name}</WhoLink> : <b>{group.gro_name}</b>}
                <span>{rights(`scope.${group.gro_scope}`)}</span>
                <span>{counts(group)}</span>
                {group.missing.length > 0 && (
                  <small>
                    <Icon name="alert" size={12} />
                    {t('group.who.idle', { needed: needed(group).join(', ') })}
                  </small>
                )}
              </li>
            ))}
          </List>
        </Room>
      )}
    </Card>
  )
}
