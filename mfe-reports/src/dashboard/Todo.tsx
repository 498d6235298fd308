import { type DashboardQuery, PLATFORM_ZONE, type TodoAnswer, toDay } from '@candela/shared-contract'
import { Card, TextLink, useFormat } from '@candela/shared-ui'
import { reportMessages } from '../i18n/messages'
import { Block, useBlockQuery } from '../shared/Block'
import { LineSkeletons } from '../shared/skeletons'
import { todoQuery } from './dashboard.api'
import { Empty, Mark, Row, Rows, Small } from './listStyle'
import { useMonthName } from './useMonthName'

type Item = TodoAnswer['items'][number]

const TONES: Record<Item['kind'], 'bad' | 'warn' | 'info'> = {
  websiteWaiting: 'info',
  websiteTurnedDown: 'warn',
  websiteWithoutAnalytics: 'info',
  websiteWithoutData: 'bad',
  tokenExpired: 'bad',
  tokenEnding: 'warn',
  invoiceDue: 'warn',
  invoiceReceived: 'info',
  disputeOpen: 'warn',
}

const ItemRow = ({ item: { kind, count, label, path, until } }: { item: Item }) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const nameOf = useMonthName()
  const words =
    kind === 'invoiceDue'
      ? t('dashboard.todo.invoiceDue', { month: label ? nameOf(toDay(label)) : '' })
      : t(`dashboard.todo.${kind}`, { count })
  const more = until
    ? t('dashboard.todo.until', { time: format.dateTime(until, PLATFORM_ZONE) })
    : (label ?? (path && t('dashboard.todo.seeAll')))
  return (
    <Row>
      <Mark $tone={TONES[kind]} aria-hidden="true" />
      <div>
        {path ? (
          <TextLink href={path} quiet>
            {words}
          </TextLink>
        ) : (
          words
        )}
        {more && <Small>{more}</Small>}
      </div>
    </Row>
  )
}

/** What waits for the reader, and where it is done. */
export const Todo = ({ question }: { question: DashboardQuery }) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const block = useBlockQuery(todoQuery(question))
  return (
    <Card title={t('dashboard.todo.title')} aside={block.data && format.number(block.data.items.length)} flush>
      <Block block={block} height={120} skeleton={<LineSkeletons count={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{t('dashboard.todo.none')}</Empty>
          ) : (
            <Rows>
              {items.map(item => (
                <ItemRow key={item.kind} item={item} />
              ))}
            </Rows>
          )
        }
      </Block>
    </Card>
  )
}
