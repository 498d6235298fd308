import { call, useCan, useSession } from '@candela/shared-auth'
import {
  type AdNetworkRecord,
  adNetworkEndpoints,
  adNetworkLogConfig,
  type NetworkAccess,
  type OneAdNetwork,
  PLATFORM_ZONE,
  toDay,
  todayIn,
} from '@candela/shared-contract'
import { Banner, Card, LinkButton, TextLink, useFormat } from '@candela/shared-ui'
import {
  DataList,
  RecordColumns,
  RecordHistory,
  RecordTabs,
  ShowPage,
  SummaryList,
  useEntityCache,
} from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { NETWORK_TYPE } from '../network-type/networkType.api'
import { ORDER } from '../order/order.api'
import { InColor } from '../technology/TechnologyWords'
import { TECHNOLOGY } from '../technology/technology.api'
import { sharersOf } from './AccessBox'
import { AdNetworkStatusPill, ConnectionPill, Earned, useAdNetworkWords, useCredentialNames } from './AdNetworkWords'
import { AD_NETWORK } from './adNetwork.api'
import { ConnectionResult, ConnectionTest } from './ConnectionTest'
import { useManyWebsites } from './ManyWebsites'

const Stored = styled.ul`
  margin: -6px 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 8px 0;
  }
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
  strong,
  span {
    display: block;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 500;
  }
  span {
    color: var(--fg-2);
  }
`

const Links = styled.ul`
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
`

const Logs = styled.p`
  margin-top: 6px;

  > a {
    display: inline-block;
    padding: 4px 0;
  }
`

/** Of a record, in the currency of the session. */
const RecordEarned = ({ record }: { record: AdNetworkRecord }) => {
  const currency = useSession(state => state.currency)
  const isThere = record.net30_currency === currency
  const { queryKey } = AD_NETWORK.query(record.id)
  const { data } = useQuery({
    queryKey: [...queryKey, currency],
    queryFn: ({ signal }) =>
      call(adNetworkEndpoints.get, { params: { id: record.id }, query: { currency } }, { signal }),
    enabled: !isThere,
  })
  return <Earned of={isThere ? record : (data?.record ?? record)} />
}

const Facts = ({ record }: { record: AdNetworkRecord }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns, anyWebsite } = useAdNetworkWords()
  const mayOpen = { type: useCan('adNetworkType.get'), technology: useCan('adNetworkCategory.get') }
  const mayOpenWebsite = useCan('website.get')
  const mayOpenOrders = useCan('order.get')
  const { adn_id_website: website, anw_website, adn_id_order: order, adn_token_expires_at: expires } = record
  const technology = <InColor color={record.anc_color}>{record.anc_name}</InColor>
  return (
    <Card title={t('network.data')}>
      <DataList
        words={columns}
        facts={{
          anw_website:
            website !== null && mayOpenWebsite ? (
              <TextLink href={`/website/${website}`}>{anw_website}</TextLink>
            ) : (
              (anw_website ?? anyWebsite)
            ),
          ant_name: mayOpen.type ? (
            <TextLink href={NETWORK_TYPE.pathOf(record.adn_id_ad_network_type)}>{record.ant_name}</TextLink>
          ) : (
            record.ant_name
          ),
          anc_name: mayOpen.technology ? (
            <TextLink href={TECHNOLOGY.pathOf(record.adn_id_ad_network_category)}>{technology}</TextLink>
          ) : (
            technology
          ),
          adm_name: record.adm_name,
          ord_name:
            order !== null && mayOpenOrders ? (
              <TextLink href={ORDER.pathOf(order)}>{record.ord_name}</TextLink>
            ) : (
              record.ord_name
            ),
          adn_domain: record.adn_domain,
          adn_token_expires_at: expires === null ? null : format.date(toDay(expires)),
        }}
      />
    </Card>
  )
}

const Summary = ({ record }: { record: AdNetworkRecord }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns } = useAdNetworkWords()
  const { last_day, days_missing } = record
  return (
    <Card title={t('network.summary')} aside={<AdNetworkStatusPill status={record.adn_status} />}>
      <SummaryList
        words={columns}
        facts={{
          net30: <RecordEarned record={record} />,
          last_day: last_day === null ? null : format.date(toDay(last_day)),
          days_missing: days_missing === null ? null : format.number(days_missing),
          created_at: format.recent(record.created_at),
          updated_at: format.recent(record.updated_at),
        }}
      />
    </Card>
  )
}

/** How its connection was tried last, and a way to try it now. */
const Connection = ({ answer: { record, can } }: { answer: OneAdNetwork }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { invalidateMany } = useEntityCache(AD_NETWORK)
  const mayRead = useCan('apiLog.list')
  const { state, result, at } = record.connection
  const before = result ? { state, result, latency: null, status: null } : undefined
  const test = async () => {
    const tested = await call(adNetworkEndpoints.retest, { params: { id: record.id }, body: {} })
    await invalidateMany()
    return tested
  }
  return (
    <Card title={t('network.test.title')} aside={<ConnectionPill state={state} />}>
      {can.update ? (
        <ConnectionTest about={String(record.id)} before={before} test={test} />
      ) : (
        before && <ConnectionResult tested={before} />
      )}
      {at !== null && t('network.test.last', { on: format.recent(at) })}
      {mayRead && (
        <Logs>
          <TextLink href={`/api-log?f.apl_id_ad_network=${record.id}`}>{t('network.test.logs')}</TextLink>
        </Logs>
      )}
    </Card>
  )
}

/** What is stored to sign in with; of a secret never more than its end. */
const Access = ({ access }: { access: NetworkAccess }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const namesOf = useCredentialNames()
  return (
    <RecordColumns
      aside={
        <Card title={t('network.access.sharing')}>
          {sharersOf(access) === 0 ? t('network.access.alone') : t('network.access.with', { count: sharersOf(access) })}
          <Links>
            {access.shared_with.map(({ id, label }) => (
              <li key={id}>
                <TextLink href={AD_NETWORK.pathOf(id)}>{label}</TextLink>
              </li>
            ))}
          </Links>
          {access.shared_beyond > 0 && t('network.access.beyond', { number: access.shared_beyond })}
        </Card>
      }
    >
      <Card title={t('network.access.stored')}>
        {access.stored.length === 0 ? (
          t('network.access.nothingStored')
        ) : (
          <Stored>
            {access.stored.map(({ credential, label, secret, value, last_four, changed_at, changed_by }) => {
              const on = format.recent(changed_at)
              return (
                <li key={credential}>
                  <strong>{namesOf([{ credential, label }])}</strong>
                  {secret ? `•••• ${last_four ?? ''}` : value}
                  <span>
                    {changed_by
                      ? t('credential.changedBy', { on, by: changed_by.label })
                      : t('credential.changed', { on })}
                  </span>
                </li>
              )
            })}
          </Stored>
        )}
      </Card>
    </RecordColumns>
  )
}

/** What keeps it from working stands on top. */
const Lacking = ({ answer: { record, can } }: { answer: OneAdNetwork }) => {
  const t = adNetworkMessages.useT()
  const namesOf = useCredentialNames()
  if (record.lacks.length === 0) return null
  return (
    <Banner
      kind="warning"
      title={t('network.lacks', { count: record.lacks.length, names: namesOf(record.lacks) })}
      action={
        can.update && (
          <LinkButton size="sm" href={AD_NETWORK.editPathOf(record.id)}>
            {t('network.fill')}
          </LinkButton>
        )
      }
    />
  )
}

/** Its token ended: whatever the far side says to a try, no report comes by it. */
const Ended = ({ answer: { record, can } }: { answer: OneAdNetwork }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { adn_token_expires_at: day } = record
  if (day === null || day >= todayIn(PLATFORM_ZONE)) return null
  return (
    <Banner
      kind="danger"
      title={t('network.tokenEnded', { on: format.date(toDay(day)) })}
      action={
        can.update && (
          <LinkButton size="sm" href={AD_NETWORK.editPathOf(record.id)}>
            {t('network.renew')}
          </LinkButton>
        )
      }
    />
  )
}

const AdNetworkShow = () => {
  const t = adNetworkMessages.useT()
  const mayStore = useCan('adNetwork.store')
  const many = useManyWebsites()
  return (
    <>
      <ShowPage
        entity={AD_NETWORK}
        listTitle={t('network.networks')}
        title={t('network.one')}
        removeLabel={t('network.remove')}
        more={({ record, can }) =>
          mayStore && can.update
            ? [
                { id: 'copy', label: t('network.newLike'), icon: 'copy', href: AD_NETWORK.newFromPathOf(record.id) },
                { id: 'many', label: t('network.many.action'), icon: 'globe', onSelect: () => many.ask(record) },
              ]
            : []
        }
      >
        {answer => (
          <>
            <Ended answer={answer} />
            <Lacking answer={answer} />
            <RecordTabs
              label={t('network.tabs')}
              overview={
                <RecordColumns aside={<Summary record={answer.record} />}>
                  <Facts record={answer.record} />
                  <Connection answer={answer} />
                </RecordColumns>
              }
              tabs={[
                answer.record.access !== null && {
                  id: 'access',
                  label: t('network.access.title'),
                  content: <Access access={answer.record.access} />,
                },
              ]}
              history={<RecordHistory entity={AD_NETWORK} answer={answer} logConfig={adNetworkLogConfig} />}
            />
          </>
        )}
      </ShowPage>
      {many.dialog}
    </>
  )
}

export default AdNetworkShow
