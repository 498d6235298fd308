import { useCan } from '@candela/shared-auth'
import { listStateOf, type ReportRowQuery, type RowFlag, reportRowEndpoints } from '@candela/shared-contract'
import { useBulkActions } from '@candela/shared-ui/pages'
import { useLocation } from '@candela/shared-ui/router'
import { CurrencyDialog } from './CurrencyDialog'
import { rowMessages } from './messages'
import { useRowsChanged } from './row.api'

/** What can be done to many rows at once. A call says the list that they stand in, by which they are found. */
export const useRowBulk = () => {
  const t = rowMessages.useT()
  const mayUpdate = useCan('adNetworkReport.updateRow')
  const { search } = useLocation()
  const filters = listStateOf(search).filters as NonNullable<ReportRowQuery['filters']> & { flag?: RowFlag[] }
  return useBulkActions(reportRowEndpoints.bulk, useRowsChanged(), [
    mayUpdate && {
      id: 'seen',
      label: t('seen'),
      icon: 'check',
      request: { action: 'acknowledge', payload: { filters } },
      successText: count => t('seenDone', { count }),
    },
    mayUpdate && {
      id: 'currency',
      label: t('currency'),
      icon: 'edit',
      dialog: ({ count, run, close }) => (
        <CurrencyDialog
          count={count}
          onClose={close}
          onChoose={change =>
            run({ action: 'currency', payload: { ...change, filters } }, done => t('currencyDone', { count: done }))
          }
        />
      ),
    },
  ])
}
