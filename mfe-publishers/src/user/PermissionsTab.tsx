import { type Group, PAIRS, toPair } from '@candela/shared-contract'
import { rights } from '@candela/shared-contract/rights/en'
import { byController, controllersOf, FAMILY_KEYS, pairsOf } from '@candela/shared-contract/rights/families'
import { Banner, Card, EmptyState, media, Skeleton } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { defineMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { userMessages } from './messages'
import { permissionsQuery } from './user.api'

/** The names of rights, which are shown here only. */
const rightMessages = defineMessages('publishers.rights', rights, {
  pt: async () => ({ default: (await import('@candela/shared-contract/rights/pt')).rights }),
  es: async () => ({ default: (await import('@candela/shared-contract/rights/es')).rights }),
  it: async () => ({ default: (await import('@candela/shared-contract/rights/it')).rights }),
})

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

const Family = styled.section`
  h3 {
    display: flex;
    gap: 6px;
    padding: 6px 16px;
    border-bottom: 1px solid var(--line);
    background: var(--bg-sunken);
    font-weight: 600;
  }
  small {
    color: var(--fg-3);
    font-size: inherit;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: 4px 16px;
  padding: 6px 16px;
  border-bottom: 1px solid var(--line-subtle);

  dt {
    font-weight: 500;
  }
  dd {
    margin: 0;
    color: var(--fg-2);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const GroupRights = ({ group }: { group: Group }) => {
  const t = userMessages.useT()
  const words = rightMessages.useT()
  const held = new Set(group.permissions.map(right => toPair(right.grp_controller, right.grp_method)))
  const granted = PAIRS.filter(pair => held.has(pair))
  return (
    <Card
      title={group.gro_name}
      aside={t('user.rights.permitted', { count: granted.length, total: PAIRS.length })}
      flush
    >
      <dl>
        <Row>
          <dt>{t('user.rights.reach', { reach: words(`scope.${group.gro_scope}`) })}</dt>
          <dd>{words(`scopeHelp.${group.gro_scope}`)}</dd>
        </Row>
      </dl>
      {granted.length === 0 && <EmptyState icon="lock" title={t('user.rights.nothing')} />}
      {FAMILY_KEYS.map(family => {
        const rows = byController([family], granted)
        const total = controllersOf(family).flatMap(pairsOf).length
        const count = rows.flatMap(([, methods]) => methods).length
        return (
          rows.length > 0 && (
            <Family key={family}>
              <h3>
                {words(`family.${family}`)} <small>{t('user.rights.share', { count, total })}</small>
              </h3>
              <dl>
                {rows.map(([controller, methods]) => (
                  <Row key={controller}>
                    <dt>{words(`controller.${controller}`)}</dt>
                    <dd>{methods.map(method => words(`method.${method}`)).join(', ')}</dd>
                  </Row>
                ))}
              </dl>
            </Family>
          )
        )
      })}
    </Card>
  )
}

/** What somebody may do as things stand: what their group gives them, if they can sign in at all. */
export const PermissionsTab = ({ id }: { id: number }) => {
  const t = userMessages.useT()
  const query = useQuery(permissionsQuery(String(id)))
  const { data } = query

  if (data)
    return (
      <Stack>
        {!data.active && <Banner kind="warning" title={t('user.rights.inactive')} />}
        {data.group ? (
          <GroupRights group={data.group} />
        ) : (
          <Card>
            <EmptyState icon="lock" title={t('user.rights.noGroup')} />
          </Card>
        )}
      </Stack>
    )
  return (
    <Card>
      <Unanswered query={query} title={t('user.rights.failed')}>
        <Skeleton height="320px" />
      </Unanswered>
    </Card>
  )
}
