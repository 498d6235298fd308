import { Button, media } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'

const Scrolls = styled.div`
  max-height: 420px;
  overflow: auto;

  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 8px 16px;
    border-top: 1px solid var(--line-subtle);
    text-align: left;
    /* A column is at least as wide as its longest word. */
    overflow-wrap: break-word;
  }
  thead th {
    border-top: 0;
    color: var(--fg-3);
    font-size: 12px;
    font-weight: 500;
  }
  tbody th {
    font-weight: 500;
  }
  small {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
    font-weight: 400;
  }
  /* One under the other, and the page scrolls: three columns and a box in a page have no room. */
  ${media.phone} {
    max-height: none;

    thead {
      display: none;
    }
    tr {
      display: block;
      padding: 8px 16px;
      border-top: 1px solid var(--line-subtle);
    }
    tbody th,
    td {
      display: block;
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;
    }
    td {
      margin-top: 2px;
      color: var(--fg-2);
    }
    td[data-head]::before {
      content: attr(data-head) ': ';
      color: var(--fg-3);
    }
  }
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 8px 16px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-3);
  font-size: 12px;
`

type PagedTableProps = {
  label: string
  heads: readonly string[]
  /** A page of rows. */
  children: ReactNode
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
}

/** People, a page at a time. */
export const PagedTable = ({ label, heads, children, page, perPage, total, onPage }: PagedTableProps) => {
  const t = adminMessages.useT()
  const pages = Math.max(1, Math.ceil(total / perPage))
  return (
    <>
      <Scrolls role="group" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </Scrolls>
      {pages > 1 && (
        <Foot>
          {t('notification.page', { page, pages })}
          <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t('notification.previous')}
          </Button>
          <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {t('notification.next')}
          </Button>
        </Foot>
      )}
    </>
  )
}
