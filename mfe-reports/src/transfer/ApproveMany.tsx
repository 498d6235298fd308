import { type Transfer, toDay } from '@candela/shared-contract'
import { IconButton, text, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { ManyFrame, type OfMany } from './ManyDialogs'
import { transferMessages } from './messages'
import { useTransferWords } from './transfer.api'
import { useAgainstOwed } from './useAgainstOwed'
import { useTransferFile } from './useTransferFile'

/** However many they are, the buttons stay in sight. */
const List = styled.ul`
  max-height: min(50vh, 420px);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-md);
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 2px 12px;
  padding: 8px 8px 8px 12px;
  font-variant-numeric: tabular-nums;

  & + & {
    border-top: 1px solid var(--line-subtle);
  }
  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Amount = styled.span`
  max-width: 18ch;
  text-align: right;
`

const Aside = styled.span<{ $warned?: boolean }>`
  ${text('small')}
  display: block;
  color: ${({ $warned }) => ($warned ? 'var(--warn-fg)' : 'var(--fg-3)')};
`

const Invoice = ({ transfer }: { transfer: Transfer }) => {
  const t = transferMessages.useT()
  const words = useTransferWords()
  const format = useFormat()
  const against = useAgainstOwed()
  const save = useTransferFile()
  const { id, account, month, payable, invoice } = transfer
  if (id === null || invoice === null) return null
  const payment = t('titleOf', { account: account.label, month: words.month(month) })
  const { isSame, text: difference } = against(invoice.amount, payable)
  return (
    <Item>
      <span>
        {payment}
        <Aside>{t('many.invoice', { number: invoice.number, day: format.date(toDay(invoice.issued_on)) })}</Aside>
      </span>
      <Amount>
        {format.money('BRL', invoice.amount)}
        <Aside $warned={!isSame}>{difference}</Aside>
      </Amount>
      <IconButton
        icon="download"
        size="sm"
        label={t('many.file', { payment })}
        onClick={() => void save('invoice', id)}
      />
    </Item>
  )
}

type ApproveManyProps = Omit<OfMany, 'count' | 'sum'> & {
  rows: readonly Transfer[]
  sumOf: (rows: readonly Transfer[]) => string
  onApprove: () => Promise<unknown>
}

/** What is approved is read before: each invoice with its number, its amount, and its file. */
export const ApproveMany = ({ rows, sumOf, busy, onClose, onApprove }: ApproveManyProps) => {
  const t = transferMessages.useT()
  const read = rows.filter(({ steps }) => steps.includes('approve'))
  return (
    <ManyFrame
      {...{ busy, onClose }}
      sum={sumOf(read)}
      width={640}
      title={t('many.approveTitle', { count: read.length })}
      label={t('many.approve')}
      act={() => void onApprove()}
    >
      {read.length > 0 && (
        <List tabIndex={0} aria-label={t('many.invoices')}>
          {read.map(transfer => (
            <Invoice key={transfer.id} transfer={transfer} />
          ))}
        </List>
      )}
    </ManyFrame>
  )
}
