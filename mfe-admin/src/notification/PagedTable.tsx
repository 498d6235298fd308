import { Button } from '@candela/shared-ui'
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
    overflow-wrap: anywhere;
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
