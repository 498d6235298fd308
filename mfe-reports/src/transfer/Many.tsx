import { useCan } from '@candela/shared-auth'
import { type Transfer, transferEndpoints } from '@candela/shared-contract'
import { media, useFormat } from '@candela/shared-ui'
import { BulkBar, type BulkTarget, type ListSelection, useBulkActions } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { ApproveMany } from './ApproveMany'
import { HoldMany, PayMany } from './ManyDialogs'
import { transferMessages } from './messages'
import { sumOf } from './sumOf'
import { useTransfersChanged } from './transfer.api'
import { bulkStepsOf } from './useChosen'

/** The bar floats over the lower edge of the window, however long the list is. */
const Place = styled.div`
  position: sticky;
  z-index: 4;
  bottom: 0;
  height: 0;

  > [role='toolbar'] {
    bottom: 16px;
  }
  ${media.phone} {
    display: contents;
  }
`

/** The last lines are seen above the bar. */
const Under = styled.div`
  height: 64px;

  ${media.phone} {
    display: none;
  }
`

type ManyProps = { rows: readonly Transfer[]; chosen: readonly Transfer[]; selection: ListSelection }

/** One step of many payments: what is offered some of them can take, and what they come to is said before. */
const Many = ({ rows, chosen, selection }: ManyProps) => {
  const t = transferMessages.useT()
  const format = useFormat()
  const [mayDecide, mayPay, mayHold] = [
    useCan('report.decideInvoice'),
    useCan('report.payTransfer'),
    useCan('report.holdTransfer'),
  ]
  const possible = new Set(chosen.flatMap(bulkStepsOf))
  const of = ({ rows: shown }: BulkTarget) => rows.filter(({ id }) => shown.some(each => each.id === id))
  const sumText = (some: readonly Transfer[]): string => t('many.sum', { amount: format.money('BRL', sumOf(some)) })
  const textOf = (target: BulkTarget) => sumText(of(target))

  const { actions, dialogs } = useBulkActions(
    transferEndpoints.bulkTransfers,
    useTransfersChanged(),
    [
      mayDecide && {
        ...{ id: 'approve', label: t('many.approve'), icon: 'check' },
        dialog: ({ target, busy, run, close }) => (
          <ApproveMany
            {...{ busy, rows: of(target), sumOf: sumText, onClose: close }}
            onApprove={() => run({ action: 'approve' }, done => t('many.approved', { count: done }))}
          />
        ),
      },
      mayPay && {
        ...{ id: 'schedule', label: t('many.schedule'), icon: 'calendar', request: { action: 'schedule' } },
        successText: count => t('many.scheduled', { count }),
        question: (count, target) => ({
          ...{ title: t('many.scheduleTitle', { count }), text: textOf(target), danger: false },
        }),
      },
      mayPay && {
        ...{ id: 'pay', label: t('many.pay'), icon: 'coin' },
        dialog: ({ count, target, busy, run, close }) => (
          <PayMany
            {...{ count, busy, sum: textOf(target), onClose: close }}
            onPay={payload => run({ action: 'pay', payload }, done => t('many.paid', { count: done }))}
          />
        ),
      },
      mayHold && {
        ...{ id: 'hold', label: t('many.hold'), icon: 'lock', danger: true },
        dialog: ({ count, target, busy, run, close }) => (
          <HoldMany
            {...{ count, busy, sum: textOf(target), onClose: close }}
            onHold={payload => run({ action: 'hold', payload }, done => t('many.held', { count: done }))}
          />
        ),
      },
    ],
    { canUndo: false },
  )
  const offered = actions.filter(({ id }) => [...possible].some(step => step === id))
  return (
    <>
      {chosen.length > 0 && (
        <>
          <Under />
          <Place>
            <BulkBar
              {...{ selection, total: chosen.length, note: sumText(chosen), onClear: selection.clear }}
              actions={offered}
            />
          </Place>
        </>
      )}
      {dialogs}
    </>
  )
}

export default Many
