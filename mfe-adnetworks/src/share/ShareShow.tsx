import { useCan } from '@candela/shared-auth'
import { type Day, type OneShare, shareLogConfig } from '@candela/shared-contract'
import { Card, LinkButton, useFormat } from '@candela/shared-ui'
import { RecordColumns, RecordHistory, RecordTabs, ShowPage, SummaryList } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { Conditions } from './Conditions'
import { ShareStatePill, useShareWords } from './ShareWords'
import { newFor, SHARE } from './share.api'
import { refusalOf } from './share.refusal'
import { Timeline } from './Timeline'

const Sentence = styled.p`
  font-size: 15px;
  font-weight: 500;
  line-height: 22px;
`

const Quiet = styled.p`
  margin-top: 6px;
  color: var(--fg-2);
`

type RecordProps = { record: OneShare['record'] }

const Says = ({ record }: RecordProps) => {
  const t = adNetworkMessages.useT()
  const { sidesOf, type } = useShareWords()
  return (
    <Card title={t('share.what')} aside={type[record.wrs_type]}>
      <Sentence>{sidesOf(record)}</Sentence>
      <Conditions conditions={record.conditions} />
      {record.wrs_note && <Quiet>{record.wrs_note}</Quiet>}
      {record.state !== 'planned' && <Quiet>{t('share.begun')}</Quiet>}
    </Card>
  )
}

const Summary = ({ record }: RecordProps) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns } = useShareWords()
  const day = (value: string | null) => value && format.date(value as Day)
  return (
    <Card title={t('share.summary')} aside={<ShareStatePill state={record.state} />}>
      <SummaryList
        words={columns}
        facts={{
          acc_name: record.acc_name,
          wrs_valid_from: day(record.wrs_valid_from),
          until: day(record.until),
          set_by: record.set_by,
          created_at: format.recent(record.created_at),
          updated_at: format.recent(record.updated_at),
        }}
      />
    </Card>
  )
}

const ShareShow = () => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const mayAdd = useCan('websiteRevenueShare.store')
  return (
    <ShowPage
      entity={SHARE}
      listTitle={t('share.shares')}
      title={t('share.one')}
      subtitle={({ wrs_valid_from }) => t('share.timeline.from', { from: format.date(wrs_valid_from as Day) })}
      removeLabel={t('share.remove')}
      removalRefusal={refusalOf}
      actions={({ record }) =>
        mayAdd && (
          <LinkButton icon="plus" href={newFor(record.wrs_id_website)}>
            {t('share.new')}
          </LinkButton>
        )
      }
    >
      {answer => (
        <RecordTabs
          label={t('share.tabs')}
          overview={
            <RecordColumns aside={<Summary record={answer.record} />}>
              <Says record={answer.record} />
              <Card title={t('share.timeline.title')} flush>
                <Timeline versions={answer.record.timeline} shown={answer.record.id} />
              </Card>
            </RecordColumns>
          }
          history={<RecordHistory entity={SHARE} answer={answer} logConfig={shareLogConfig} />}
        />
      )}
    </ShowPage>
  )
}

export default ShareShow
