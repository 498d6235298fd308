import type { ReportRow } from '@candela/shared-contract'
import { toDay } from '@candela/shared-contract'
import { Banner, Button, Card, Page, Pill, useFormat } from '@candela/shared-ui'
import { DataList, RecordPage, SummaryList } from '@candela/shared-ui/pages'
import { useNavigate, useParams } from '@candela/shared-ui/router'
import { useState } from 'react'
import { styled } from 'styled-components'
import { rowMessages } from './messages'
import { RemoveDialog } from './RemoveDialog'
import { FlagPills, useRowWords } from './RowColumns'
import { RowDialog } from './RowDialog'
import { RowHistory } from './RowHistory'
import { ROWS, rowPath, rowQuery } from './row.api'

const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: 12px;
`

const Shown = ({ row }: { row: ReportRow }) => {
  const t = rowMessages.useT()
  const format = useFormat()
  const navigate = useNavigate()
  const words = useRowWords()
  const [opened, setOpened] = useState<'edit' | 'copy' | 'remove' | null>(null)
  const close = () => setOpened(null)
  const money = (text: string | null, currency = row.anr_currency) =>
    text === null ? '–' : format.money(currency, text, 6)
  const day = format.date(toDay(row.anr_date))
  return (
    <Page
      title={t('nameOf', { website: row.anw_name, network: row.adn_name, day })}
      breadcrumb={[{ label: t('title'), href: ROWS }]}
      actions={
        <>
          {row.can.destroy && <Button onClick={() => setOpened('remove')}>{t('remove')}</Button>}
          {row.can.store && <Button onClick={() => setOpened('copy')}>{t('copy')}</Button>}
          {row.can.update && (
            <Button variant="primary" onClick={() => setOpened('edit')}>
              {t('edit')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {row.state === 'closed' && <Banner kind="info" title={t('closed')} />}
        <Columns>
          <Card title={t('figures')} aside={<Pill tone="neutral">{words.certainty[row.state].label}</Pill>}>
            <DataList
              words={{ ...words.columns, flags: t('flagsOf') }}
              facts={{
                anr_net: money(row.anr_net, row.anr_net_currency),
                anr_value: money(row.anr_value),
                ecpm: row.ecpm === null ? '–' : format.money(row.anr_currency, row.ecpm),
                fill: row.fill === null ? '–' : format.percent(row.fill),
                revshare_pct: row.revshare_pct === null ? '–' : format.percent(row.revshare_pct),
                anr_impressions: format.number(row.anr_impressions),
                anr_refresh_impressions: format.number(row.anr_refresh_impressions),
                anr_ad_requests: format.number(row.anr_ad_requests),
                anr_refresh_ad_requests: format.number(row.anr_refresh_ad_requests),
                flags: <FlagPills row={row} />,
              }}
            />
          </Card>
          <Card title={t('about')}>
            <SummaryList
              words={words.columns}
              facts={{
                anr_date: day,
                anw_name: row.anw_name,
                acc_name: row.acc_name ?? '–',
                adn_name: row.adn_name,
                anc_name: row.anc_name,
                ant_name: row.ant_name,
                anr_format: words.format[row.anr_format] ?? row.anr_format,
                anr_device: words.device[row.anr_device] ?? row.anr_device,
                anr_ad_type: row.anr_ad_type,
                anr_author: row.anr_author || '–',
                imp_source: words.source[row.imp_source],
                updated_at: format.dateTime(row.updated_at),
              }}
            />
          </Card>
        </Columns>
        <RowHistory id={row.anr_key} />
      </Stack>
      {opened === 'remove' && <RemoveDialog row={row} onClose={close} onDone={() => void navigate(ROWS)} />}
      {(opened === 'edit' || opened === 'copy') && (
        <RowDialog
          row={row}
          isCopy={opened === 'copy'}
          onClose={close}
          onDone={({ anr_key }) => {
            close()
            if (anr_key !== row.anr_key) void navigate(rowPath(anr_key))
          }}
        />
      )}
    </Page>
  )
}

/** One stored row, and what it was before. */
const RowShow = () => {
  const t = rowMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={rowQuery(id)}
      title={t('one')}
      list={{ label: t('title'), href: ROWS, right: 'report.report01' }}
    >
      {({ record }) => <Shown key={record.anr_key} row={record} />}
    </RecordPage>
  )
}

export default RowShow
