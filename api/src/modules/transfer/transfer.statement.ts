import type { Ctx } from '../../platform/context'
import type { FileAnswer } from '../../platform/http/bind'
import { getTransfer } from './transfer.adjust'
import { statementContent } from './transfer.statement.content'
import { drawStatement } from './transfer.statement.draw'

/** What is shown of a payment as a document, in the language of whoever asks. */
export const transferStatement = async (ctx: Ctx, account: number, month: string): Promise<FileAnswer> => {
  const { record } = await getTransfer(ctx, account, month)
  const now = new Date()
  return {
    ...{ type: 'application/pdf', name: `statement_${record.month}_${record.account.id}.pdf` },
    content: await drawStatement(statementContent(record, ctx.locale, now), now),
  }
}
