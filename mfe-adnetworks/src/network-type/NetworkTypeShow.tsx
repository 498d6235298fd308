import { useCan } from '@candela/shared-auth'
import { isSecret, type NetworkTypeRecord, networkTypeLogConfig } from '@candela/shared-contract'
import { Banner, Card, LinkButton, useFormat } from '@candela/shared-ui'
import { DataList, RecordColumns, RecordHistory, RecordTabs, ShowPage, SummaryList } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { AD_NETWORK } from '../ad-network/adNetwork.api'
import { adNetworkMessages } from '../i18n/messages'
import { NetworksLink } from '../shared/NetworksLink'
import { NetworkTypeStatusPill, refusalOf, useFieldLabel, useNetworkTypeWords } from './NetworkTypeWords'
import { NETWORK_TYPE } from './networkType.api'
import { lacksOf } from './networkType.form'
import { useFieldTexts } from './useFieldTexts'

const Asked = styled.ol`
  margin: -6px 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 8px 0;
  }
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
  strong {
    display: block;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  span {
    color: var(--fg-3);
    font-size: 12px;
    overflow-wrap: anywhere;
  }
`

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: var(--font-mono);
  font-size: 12px;
  overflow-wrap: anywhere;
`

const Note = styled.p`
  margin-top: 14px;
  padding-top: 14px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-2);
`

const Fields = ({ record }: { record: NetworkTypeRecord }) => {
  const t = adNetworkMessages.useT()
  const labelOf = useFieldLabel()
  const { rulesOf } = useFieldTexts()
  return (
    <Card
      title={t('networkType.fields.title')}
      aside={t('networkType.fields.count', { count: record.ant_fields.length })}
    >
      {record.ant_fields.length === 0 ? (
        t('networkType.preview.none')
      ) : (
        <Asked>
          {record.ant_fields.map(field => (
            <li key={field.credential}>
              <strong>{labelOf(field)}</strong>
              <span>{rulesOf({ ...field, secret: isSecret(field) })}</span>
            </li>
          ))}
        </Asked>
      )}
    </Card>
  )
}

const AdsTxt = ({ lines }: { lines: readonly string[] }) => {
  const t = adNetworkMessages.useT()
  return (
    <Card title={t('networkType.lines.title')}>
      {lines.length === 0 ? (
        t('networkType.lines.none')
      ) : (
        <Lines>
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      )}
    </Card>
  )
}

/** Who uses it, and what follows from that. */
const Uses = ({ record }: { record: NetworkTypeRecord }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns } = useNetworkTypeWords()
  const { networks_count, removed_networks_count, orders_count } = record
  return (
    <Card title={t('networkType.uses.title')}>
      <DataList
        words={{
          networks_count: columns.networks_count,
          removed_networks_count: t('networkType.uses.removedNetworks'),
          orders_count: t('networkType.uses.orders'),
        }}
        facts={{
          networks_count: (
            <NetworksLink by="adn_id_ad_network_type" id={record.id} count={networks_count}>
              {format.number(networks_count)}
            </NetworksLink>
          ),
          removed_networks_count: format.number(removed_networks_count),
          orders_count: format.number(orders_count),
        }}
      />
      <Note>{t(record.is_used ? 'networkType.uses.stays' : 'networkType.uses.none')}</Note>
    </Card>
  )
}

const Lacking = ({ record }: { record: NetworkTypeRecord }) => {
  const t = adNetworkMessages.useT()
  const labelOf = useFieldLabel()
  const lacks = lacksOf(record.ant_fields, record).map(({ count, field }) =>
    t('networkType.lacking.now', { count, name: labelOf(field) }),
  )
  return lacks.length > 0 ? <Banner kind="warning" title={lacks.join('. ')} /> : null
}

const Summary = ({ record }: { record: NetworkTypeRecord }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns, auth } = useNetworkTypeWords()
  return (
    <Card title={t('networkType.summary')} aside={<NetworkTypeStatusPill status={record.ant_status} />}>
      <SummaryList
        words={columns}
        facts={{
          ant_auth_kind: auth[record.ant_auth_kind],
          ant_time_zone: record.ant_time_zone,
          ant_currency: record.ant_currency,
          ant_final_after_days: format.number(record.ant_final_after_days),
          created_at: format.recent(record.created_at),
          updated_at: format.recent(record.updated_at),
        }}
      />
    </Card>
  )
}

const NetworkTypeShow = () => {
  const t = adNetworkMessages.useT()
  const mayAddNetworks = useCan(AD_NETWORK.rights.store)
  const { fieldsAsText, linesAsText } = useFieldTexts()
  return (
    <ShowPage
      entity={NETWORK_TYPE}
      listTitle={t('networkType.types')}
      title={t('networkType.one')}
      actions={({ record }) =>
        mayAddNetworks &&
        record.ant_status === 1 && (
          <LinkButton icon="plus" href={`${AD_NETWORK.newPath}?type=${record.id}`}>
            {t('network.new')}
          </LinkButton>
        )
      }
      removeLabel={t('networkType.remove')}
      whyKept={({ record }) => (record.is_used ? t('networkType.kept') : undefined)}
      removalRefusal={refusalOf}
    >
      {answer => (
        <RecordTabs
          label={t('networkType.tabs')}
          overview={
            <RecordColumns aside={<Summary record={answer.record} />}>
              <Lacking record={answer.record} />
              <Fields record={answer.record} />
              <AdsTxt lines={answer.record.ant_ads_txt_lines} />
              <Uses record={answer.record} />
            </RecordColumns>
          }
          history={
            <RecordHistory
              entity={NETWORK_TYPE}
              answer={answer}
              logConfig={networkTypeLogConfig}
              values={{ ant_fields: fieldsAsText, ant_ads_txt_lines: linesAsText }}
            />
          }
        />
      )}
    </ShowPage>
  )
}

export default NetworkTypeShow
