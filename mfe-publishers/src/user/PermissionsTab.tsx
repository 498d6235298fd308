import { query as ask, useCan } from '@candela/shared-auth'
import {
  type AnswerOf,
  type Pair,
  platformEndpoints,
  toPair,
  type UserRecord,
  type userEndpoints,
} from '@candela/shared-contract'
import { Banner, Card, Skeleton, TextLink } from '@candela/shared-ui'
import { DataList, RecordColumns, Unanswered } from '@candela/shared-ui/pages'
import { MenuPreview, ReadRights, rightMessages, toRights } from '@candela/shared-ui/rights'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { userMessages } from './messages'
import { permissionsQuery } from './user.api'

type Told = NonNullable<AnswerOf<typeof userEndpoints.permissions>>

/** A right as text; one that this version of the screen does not know is none that it shows. */
const pairOf = (right: string): Pair[] => {
  const [controller = '', method = ''] = right.split('.')
  const pair = toPair(controller, method)
  return pair ? [pair] : []
}

/** Why they cannot sign in, where they cannot. */
const whyNot = ({ usr_status, invited }: UserRecord) => {
  if (usr_status === 'Banido') return 'banned'
  if (usr_status === 'Inativo') return 'inactive'
  return invited ? 'invited' : undefined
}

/** Where their rights come from, and which rows they reach. */
const Reasons = ({ group, own }: Pick<Told, 'group' | 'own'>) => {
  const t = userMessages.useT()
  const words = rightMessages.useT()
  const mayOpen = useCan('group.get')
  return (
    <Card title={t('user.rights.reasons')}>
      <DataList
        words={{ group: t('user.rights.group'), reach: t('user.rights.reach'), own: t('user.rights.own') }}
        facts={{
          group: !group ? (
            t('user.rights.noGroup')
          ) : mayOpen ? (
            <TextLink href={`/group/${group.id}`}>{group.gro_name}</TextLink>
          ) : (
            group.gro_name
          ),
          ...(group && { reach: `${words(`scope.${group.gro_scope}`)}. ${words(`scopeHelp.${group.gro_scope}`)}` }),
          ...(own.length > 0 && { own: t('user.rights.ownHelp') }),
        }}
      />
    </Card>
  )
}

const Rights = ({ told, record }: { told: Told; record: UserRecord }) => {
  const t = userMessages.useT()
  const remotes = useQuery(ask(platformEndpoints.remotes, {}))
  const { group, own, idle } = told
  const rights = useMemo(() => toRights(group?.permissions ?? []), [group])
  const ofOwn = useMemo(() => new Set(own.flatMap(pairOf)), [own])
  const ofNoUse = useMemo(
    () =>
      new Map(
        idle.flatMap(({ right, missing }) => pairOf(right).map(pair => [pair, missing.flatMap(pairOf)] as const)),
      ),
    [idle],
  )
  const why = whyNot(record)
  return (
    <>
      {why && <Banner kind="warning" title={t(`user.rights.${why}`)} />}
      <RecordColumns aside={<MenuPreview rights={rights} of={{ person: record.id }} query={remotes} />}>
        <Reasons group={group} own={own} />
        <ReadRights rights={rights} own={ofOwn} idle={ofNoUse} />
      </RecordColumns>
    </>
  )
}

/** What somebody may do as things stand, why, and with which menu. */
const PermissionsTab = ({ record }: { record: UserRecord }) => {
  const t = userMessages.useT()
  const query = useQuery(permissionsQuery(String(record.id)))
  const { data } = query
  if (data) return <Rights told={data} record={record} />
  return (
    <Card>
      <Unanswered query={query} title={t('user.rights.failed')}>
        <Skeleton height="320px" />
      </Unanswered>
    </Card>
  )
}

export default PermissionsTab
