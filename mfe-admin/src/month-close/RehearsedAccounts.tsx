import { microFromText, type RehearsedAccount } from '@candela/shared-contract'
import { Button, Card, Icon, media, useBelow, VisuallyHidden } from '@candela/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { PhoneRows, WideRows } from './RehearsedRows'

const Scroll = styled.div`
  overflow-x: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 7px 16px;
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    width: 100%;
    min-width: 150px;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--fg-3);
    font-size: 12px;
    font-weight: 400;
  }
  tbody th {
    font-weight: 500;
  }
  tbody tr {
    border-top: 1px solid var(--line-subtle);
  }
  ${media.phone} {
    th,
    td {
      padding: 7px 8px;
    }
    th:first-child {
      padding-left: 16px;
    }
    th:last-child,
    td:last-child {
      padding-right: 16px;
    }
    /* The button in it is as high as the row. */
    tbody th {
      padding-block: 0;
    }
  }
`

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  ${media.phone} {
    width: 100%;
    min-height: var(--touch);
  }
`

const More = styled.div`
  display: grid;
  padding: 12px 16px;
  justify-items: center;
`

const sizeOf = ({ net, estimate }: Pick<RehearsedAccount, 'net' | 'estimate'>): bigint => {
  const difference = microFromText(net) - microFromText(estimate)
  return difference < 0n ? -difference : difference
}

const Account = ({ account, isOnPhone }: { account: RehearsedAccount; isOnPhone: boolean }) => {
  const t = adminMessages.useT()
  const [isOpen, setOpen] = useState(false)
  const Rows = isOnPhone ? PhoneRows : WideRows
  return (
    <Rows
      account={account}
      isOpen={isOpen}
      opener={
        <Opener
          type="button"
          aria-expanded={isOpen}
          aria-label={t('monthClose.rehearsal.showWebsites', { account: account.label })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} />
          {account.label}
        </Opener>
      }
    />
  )
}

const PHONE_COLUMNS = ['account', 'payable'] as const
const COLUMNS = ['account', 'estimate', 'net', 'difference', 'payable', 'state'] as const

/** As many as are drawn at once; nobody reads hundreds. */
const AT_ONCE = 50

/** What becomes of each account, where it differs most first. */
export const RehearsedAccounts = ({ accounts }: { accounts: readonly RehearsedAccount[] }) => {
  const t = adminMessages.useT()
  const isOnPhone = useBelow('phone')
  const [shown, setShown] = useState(AT_ONCE)
  const sorted = accounts.toSorted((a, b) => Number(sizeOf(b) > sizeOf(a)) - Number(sizeOf(b) < sizeOf(a)))
  return (
    <Card title={t('monthClose.rehearsal.table')} aside={t('monthClose.rehearsal.order')} flush>
      <Scroll>
        <Table>
          <VisuallyHidden as="caption">{t('monthClose.rehearsal.table')}</VisuallyHidden>
          <thead>
            <tr>
              {(isOnPhone ? PHONE_COLUMNS : COLUMNS).map(column => (
                <th key={column} scope="col">
                  {t(`monthClose.rehearsal.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, shown).map(account => (
              <Account key={account.id} account={account} isOnPhone={isOnPhone} />
            ))}
          </tbody>
        </Table>
      </Scroll>
      {sorted.length > shown && (
        <More>
          <Button onClick={() => setShown(sorted.length)}>
            {t('monthClose.checks.more', { count: sorted.length - shown })}
          </Button>
        </More>
      )}
    </Card>
  )
}
