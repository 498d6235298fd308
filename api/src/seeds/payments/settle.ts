import { type Day, dayIn, PLATFORM_ZONE, stateAfter } from '@candela/shared-contract'
import { changesOf } from '../../modules/transfer/transfer.changes'
import { fileRow } from '../../modules/transfer/transfer.file'
import type { Reader } from '../../platform/db/database'
import type { NewRow, Row } from '../../platform/db/schema'
import { type PastAct, pastAct } from '../past'
import { randomFrom } from '../random'
import { fateOf, isOfPublisher, type PlannedStep, stepsOf } from './fates'
import { paper } from './paper'
import type { Done, PastHand } from './past-hand'
import { type People, peopleOf } from './senders'
import { invoiceLines, proofLines } from './texts'

/** Finance of the demo. */
const FINANCE = 3

type Taken = PlannedStep & { act: PastAct; number: string }
type Settled = { transfer: Row<'transfers'>; account: string; steps: Taken[] }

/** Two for each month: of what was rejected a second one comes. */
const numberOf = ({ tra_id_account, tra_month }: Row<'transfers'>, invoice: number): string => {
  const months = (Number(tra_month.slice(0, 4)) - 2020) * 12 + Number(tra_month.slice(5, 7))
  return `NF ${tra_id_account * 1_000 + months * 2 + invoice}`
}

const actionOf = ({ step }: PlannedStep): string =>
  step === 'sendInvoice' ? 'report.sendInvoice' : step === 'pay' ? 'report.payTransfer' : 'report.stepTransfer'

type Month = { transfers: readonly Row<'transfers'>[]; closedAt: Date; today: Day; monthsAgo: number }

const planOf = (
  { transfers, closedAt, today, monthsAgo }: Month,
  { sellerAt }: People,
  names: ReadonlyMap<number, string>,
): Settled[] => {
  const owed = transfers.filter(({ tra_state }) => tra_state === 'awaiting_invoice')
  const others = owed.filter(({ tra_id_account }) => !isOfPublisher(tra_id_account))
  return owed.map(transfer => {
    const { tra_id_account: account, tra_month } = transfer
    const random = randomFrom(account * 2_654_435_761 + Number(tra_month.replaceAll('-', '')))
    const fate = fateOf(monthsAgo, account, others.indexOf(transfer))
    let invoices = 0
    const steps = stepsOf(fate, { closedAt, today, random }).map((planned): Taken => {
      if (planned.step === 'sendInvoice') invoices += 1
      const by = planned.step === 'sendInvoice' ? sellerAt(account, planned.at) : FINANCE
      return {
        ...planned,
        act: pastAct(random, by, actionOf(planned), planned.at.toISOString()),
        number: numberOf(transfer, invoices - 1),
      }
    })
    return { transfer, account: names.get(account) ?? String(account), steps }
  })
}

const paperOf = ({ transfer, account }: Settled, { step, at, number }: Taken): Buffer => {
  const facts = {
    account,
    month: transfer.tra_month,
    amount: transfer.tra_payable,
    number,
    day: dayIn(PLATFORM_ZONE, at),
  }
  return paper(step === 'pay' ? proofLines(facts) : invoiceLines(facts))
}

const hasPaper = ({ step }: Taken): boolean => step === 'sendInvoice' || step === 'pay'

type Files = ReadonlyMap<Taken, number>

const keepPapers = async (hand: PastHand, all: readonly Settled[]): Promise<Files> => {
  const papers = all.flatMap(settled =>
    settled.steps.filter(hasPaper).map(taken => ({ taken, bytes: paperOf(settled, taken) })),
  )
  const stored = await hand.insertEach(
    'transfer_files',
    papers.map(({ taken: { act }, bytes }) => ({ act, row: fileRow('application/pdf', bytes) })),
  )
  return new Map(papers.map(({ taken }, index) => [taken, stored[index]?.id ?? 0]))
}

/** The first invoices, and then those that came for the ones that were rejected. */
const sendInvoices = async (hand: PastHand, all: readonly Settled[], files: Files): Promise<void> => {
  for (const round of [0, 1]) {
    const sent = all.flatMap(settled => {
      const taken = settled.steps.filter(({ step }) => step === 'sendInvoice')[round]
      return taken ? [{ settled, taken }] : []
    })
    const rows = sent.map(
      ({ settled: { transfer }, taken }): Done<NewRow<'invoices'>> => ({
        act: taken.act,
        row: {
          ...{ inv_id_transfer: transfer.id, inv_id_account: transfer.tra_id_account, inv_number: taken.number },
          ...{ inv_amount: transfer.tra_payable, inv_issued_on: dayIn(PLATFORM_ZONE, taken.at) },
          ...{ inv_id_file: files.get(taken) ?? 0, inv_id_user: taken.act.by },
        },
      }),
    )
    const stored = await hand.insertEach('invoices', rows)
    const ended = sent.flatMap(({ settled }, index) => {
      const rejected = settled.steps.filter(({ step }) => step === 'reject')[round]
      const row = stored[index]
      return rejected && row ? [hand.change('invoices', rejected.act, row, { inv_ended_at: rejected.act.at })] : []
    })
    await hand.storeAll('invoices', ['inv_ended_at', 'updated_at'], ended)
  }
}

const takeSteps = (hand: PastHand, { transfer, steps }: Settled, files: Files): Row<'transfers'> =>
  steps.reduce((row, taken) => {
    const { step, at, act, reason } = taken
    const state = stateAfter(step, row.tra_state, row.tra_held_from)
    if (!state) throw new RangeError(`${step} of a payment that is ${row.tra_state}`)
    return hand.change('transfers', act, row, {
      ...changesOf(step, row, state, { reason, now: at }),
      ...(step === 'pay' && { tra_paid_on: dayIn(PLATFORM_ZONE, at), tra_id_proof: files.get(taken) ?? null }),
    })
  }, transfer)

const CHANGED = [
  ...(['tra_state', 'tra_held_from', 'tra_reason', 'tra_pay_on', 'tra_paid_on', 'tra_id_proof'] as const),
  'updated_at',
] as const

/** What became of the payments of a month since it was closed. */
export const settle = async (read: Reader, hand: PastHand, month: Month): Promise<void> => {
  const accounts = await read.selectFrom('accounts').select(['id', 'acc_name']).execute()
  const all = planOf(month, await peopleOf(read), new Map(accounts.map(({ id, acc_name }) => [id, acc_name])))
  const files = await keepPapers(hand, all)
  await sendInvoices(hand, all, files)
  await hand.storeAll(
    'transfers',
    CHANGED,
    all.map(settled => takeSteps(hand, settled, files)),
  )
}
