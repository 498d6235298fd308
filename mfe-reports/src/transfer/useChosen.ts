import { useCan } from '@candela/shared-auth'
import { TRANSFER_BULK_STEPS, type Transfer, type TransferBulkStep } from '@candela/shared-contract'
import { type ListSelection, useSelection } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import type { LineSelection } from '../report/columns'
import { transferMessages } from './messages'
import { useTransferWords } from './transfer.api'
import type { Line } from './useTransferColumns'

const isBulkStep = (step: string): step is TransferBulkStep => TRANSFER_BULK_STEPS.some(each => each === step)

/** The steps that can be taken for it together with others. */
export const bulkStepsOf = ({ steps }: Transfer): TransferBulkStep[] => steps.filter(isBulkStep)

const NO_QUESTION = { search: '', filters: {} }

type Chosen = { list: ListSelection; lines: LineSelection<Line>; rows: readonly Transfer[] }

/** Which payments are chosen, to take a step with them together; nothing for who takes none. */
export const useChosen = (rows: readonly Transfer[], isChanging: boolean): Chosen | undefined => {
  const t = transferMessages.useT()
  const { titleOf } = useTitle()
  const rights = [useCan('report.decideInvoice'), useCan('report.payTransfer'), useCan('report.holdTransfer')]
  const known = useMemo(() => {
    const versions = new Map<number, string>()
    for (const row of rows)
      if (row.id !== null && row.updated_at !== null && bulkStepsOf(row).length > 0)
        versions.set(row.id, row.updated_at)
    return { versions, fetched: new Set(versions.keys()), asOf: undefined, pagedRows: { total: versions.size } }
  }, [rows])
  const list = useSelection({ ...known, isChanging }, NO_QUESTION)
  if (!rights.some(Boolean)) return undefined
  const { has, select, all, selectAll } = list.rowSelection
  return {
    list,
    rows: rows.filter(({ id }) => id !== null && has(id)),
    lines: {
      ...{ all, allLabel: t('many.all'), onAll: selectAll },
      of: ({ transfer }) => {
        const id = transfer?.id ?? null
        if (!transfer || id === null || !known.fetched.has(id)) return null
        return {
          label: t('many.choose', { payment: titleOf(transfer) }),
          checked: has(id),
          onChange: on => select([id], on),
        }
      },
    },
  }
}

const useTitle = () => {
  const t = transferMessages.useT()
  const { month } = useTransferWords()
  return {
    titleOf: (transfer: Transfer): string =>
      t('titleOf', { account: transfer.account.label, month: month(transfer.month) }),
  }
}
