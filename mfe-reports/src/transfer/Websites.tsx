import type { OneTransfer, TransferLine } from '@candela/shared-contract'
import { Card, text, useBelow, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { transferMessages } from './messages'

const Scrolls = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 8px 16px;
    border-top: 1px solid var(--line-subtle);
    text-align: right;
    white-space: nowrap;
  }
  tfoot th,
  tfoot td {
    font-weight: 600;
  }
  thead th {
    border-top: 0;
    color: var(--fg-3);
    font-weight: 500;
  }
  th:first-child {
    min-width: 150px;
    font-weight: 500;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

const Small = styled.span`
  ${text('small')}
  display: block;
  color: var(--fg-3);
  white-space: normal;
`

const Quiet = styled.p`
  padding: 16px;
  color: var(--fg-3);
`

/** What each website has a part in it. On a phone what it grossed and earned in USD stands under its net. */
export const Websites = ({ record }: { record: OneTransfer['record'] }) => {
  const t = transferMessages.useT()
  const format = useFormat()
  const onPhone = useBelow('phone')
  const { lines } = record
  const seesGross = record.gross !== null
  const money = (currency: 'BRL' | 'USD', amount: string | null) =>
    amount === null ? '–' : format.money(currency, amount)
  const cellsOf = ({ gross, net, net_usd }: Pick<TransferLine, 'gross' | 'net' | 'net_usd'>) =>
    onPhone ? (
      <td>
        {money('BRL', net)}
        {seesGross && (
          <Small>
            {t('gross')} {money('BRL', gross)}
          </Small>
        )}
        <Small>
          {t('netUsd')} {money('USD', net_usd)}
        </Small>
      </td>
    ) : (
      <>
        <td>{money('BRL', net)}</td>
        {seesGross && <td>{money('BRL', gross)}</td>}
        <td>{money('USD', net_usd)}</td>
      </>
    )
  return (
    <Card title={t('websites')} flush>
      {lines.length === 0 ? (
        <Quiet>{t('noWebsites')}</Quiet>
      ) : (
        <Scrolls tabIndex={0} role="region" aria-label={t('websites')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('website')}</th>
                <th scope="col">{t('net')}</th>
                {!onPhone && seesGross && <th scope="col">{t('gross')}</th>}
                {!onPhone && <th scope="col">{t('netUsd')}</th>}
              </tr>
            </thead>
            <tbody>
              {lines.map(line => (
                <tr key={line.website.id}>
                  <th scope="row">{line.website.label}</th>
                  {cellsOf(line)}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('total')}</th>
                {cellsOf(record)}
              </tr>
            </tfoot>
          </table>
        </Scrolls>
      )}
    </Card>
  )
}
