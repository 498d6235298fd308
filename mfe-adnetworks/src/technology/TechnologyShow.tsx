import { useCan } from '@candela/shared-auth'
import { type TechnologyRecord, technologyLogConfig } from '@candela/shared-contract'
import { Card, useFormat } from '@candela/shared-ui'
import { DataList, RecordColumns, RecordHistory, RecordTabs, ShowPage, SummaryList } from '@candela/shared-ui/pages'
import { useNavigate } from '@candela/shared-ui/router'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { NetworksLink } from '../shared/NetworksLink'
import { useMerge } from './MergeTechnology'
import { InColor, refusalOf, TechnologyStatusPill, useTechnologyWords, useUseWords } from './TechnologyWords'
import { TECHNOLOGY } from './technology.api'

const Numbers = styled(DataList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 170px), 1fr));
`

const Note = styled.p`
  margin-top: 14px;
  padding-top: 14px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-2);
`

/** What names it, and what follows from that. */
const Uses = ({ record }: { record: TechnologyRecord }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { networks_count, removed_networks_count, conditions_count, campaigns_count, orders_count, months_count } =
    record
  return (
    <Card title={t('technology.uses.title')}>
      <Numbers
        words={useUseWords()}
        facts={{
          networks_count: (
            <NetworksLink by="adn_id_ad_network_category" id={record.id} count={networks_count}>
              {format.number(networks_count)}
            </NetworksLink>
          ),
          removed_networks_count: format.number(removed_networks_count),
          conditions_count: format.number(conditions_count),
          campaigns_count: format.number(campaigns_count),
          orders_count: format.number(orders_count),
          months_count: format.number(months_count),
        }}
      />
      <Note>{t(record.is_used ? 'technology.uses.stays' : 'technology.uses.none')}</Note>
    </Card>
  )
}

const Summary = ({ record }: { record: TechnologyRecord }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns, color } = useTechnologyWords()
  return (
    <Card title={t('technology.summary')} aside={<TechnologyStatusPill status={record.anc_status} />}>
      <SummaryList
        words={columns}
        facts={{
          anc_color: <InColor color={record.anc_color}>{color[record.anc_color]}</InColor>,
          created_at: format.recent(record.created_at),
          updated_at: format.recent(record.updated_at),
        }}
      />
    </Card>
  )
}

const TechnologyShow = () => {
  const t = adNetworkMessages.useT()
  const navigate = useNavigate()
  const merging = useMerge(into => void navigate(TECHNOLOGY.pathOf(into)))
  const mayMerge = useCan('adNetworkCategory.destroy')
  return (
    <>
      <ShowPage
        entity={TECHNOLOGY}
        listTitle={t('technology.technologies')}
        title={t('technology.one')}
        removeLabel={t('technology.remove')}
        more={({ record }) =>
          mayMerge
            ? [
                {
                  id: 'merge',
                  label: t('technology.merge.action'),
                  icon: 'link',
                  onSelect: () => merging.ask({ id: record.id, name: record.anc_name }),
                },
              ]
            : []
        }
        whyKept={({ record }) => (record.is_used ? t('technology.kept') : undefined)}
        removalRefusal={refusalOf}
      >
        {answer => (
          <RecordTabs
            label={t('technology.tabs')}
            overview={
              <RecordColumns aside={<Summary record={answer.record} />}>
                <Uses record={answer.record} />
              </RecordColumns>
            }
            history={<RecordHistory entity={TECHNOLOGY} answer={answer} logConfig={technologyLogConfig} />}
          />
        )}
      </ShowPage>
      {merging.dialog}
    </>
  )
}

export default TechnologyShow
