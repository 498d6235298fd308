import type { OneSystemLog } from '@candela/shared-contract'
import { LinkButton, Page, useFormat } from '@candela/shared-ui'
import { RecordPage } from '@candela/shared-ui/pages'
import { useParams } from '@candela/shared-ui/router'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { RecordCard } from './RecordCard'
import { recordsOf } from './records'
import { actionPath, LOGS, logQuery } from './systemLog.api'
import { useLogWords } from './useLogWords'

const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;

  > * {
    min-width: 0;
  }
`

const More = styled.p`
  color: var(--fg-3);
`

const SystemLogView = ({ record }: OneSystemLog) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const { sentenceOf } = useLogWords()
  const { actor, created_at, slo_ip, slo_transaction_hash: transaction, action, more } = record
  // With the id: somebody may have been called what somebody else is.
  const named = ({ id, label }: NonNullable<typeof actor>): string =>
    label === String(id) ? label : t('systemLog.named', { who: label, id })
  const said = { who: actor ? named(actor) : t('systemLog.system'), when: format.dateTime(created_at) }
  return (
    <Page
      title={sentenceOf(record)}
      subtitle={slo_ip ? t('systemLog.byFrom', { ...said, ip: slo_ip }) : t('systemLog.by', said)}
      breadcrumb={[{ label: t('systemLog.logs'), href: LOGS }]}
      actions={
        <LinkButton icon="log" href={actionPath(transaction)}>
          {t('systemLog.rows')}
        </LinkButton>
      }
    >
      <Stack>
        {recordsOf(action).map(touched => (
          <RecordCard key={touched.key} record={touched} transaction={transaction} />
        ))}
        {more > 0 && <More>{t('systemLog.more', { count: more })}</More>}
      </Stack>
    </Page>
  )
}

const SystemLogShow = () => {
  const t = adminMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={logQuery(id)}
      title={t('systemLog.one')}
      list={{ label: t('systemLog.logs'), href: LOGS, right: 'systemLog.list' }}
    >
      {({ record }) => <SystemLogView key={id} record={record} />}
    </RecordPage>
  )
}

export default SystemLogShow
