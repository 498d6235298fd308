import type { AccountNote } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { AppError, notFound } from '../../platform/http/app-error'
import { write } from '../../platform/write'
import { accountAccess } from './account.service'

/** As many as anybody reads. */
const NEWEST = 500

const notesIn = async ({ actor }: Ctx, read: Reader, accountId: number): Promise<AccountNote[]> => {
  const rows = await read
    .selectFrom('account_notes as n')
    .leftJoin('users as u', 'u.id', 'n.acn_id_author')
    .where('n.acn_id_account', '=', accountId)
    .select(['n.id', 'n.acn_text', 'n.acn_id_author', 'n.created_at', 'u.usr_name'])
    .orderBy('n.id', 'desc')
    .limit(NEWEST)
    .execute()
  return rows.map(({ id, acn_text, acn_id_author: by, created_at, usr_name }) => ({
    id,
    acn_text,
    author: by === null ? null : { id: by, label: usr_name ?? String(by) },
    created_at,
    can: { destroy: by === actor.id },
  }))
}

export const notesOfAccount = async (ctx: Ctx, id: number): Promise<AccountNote[]> => {
  const { read } = ctx.app.database
  await accountAccess.findOrThrow(ctx, read, id, 'note')
  return notesIn(ctx, read, id)
}

export const storeNote = (ctx: Ctx, id: number, acn_text: string): Promise<AccountNote> =>
  write(writeContext(ctx), 'account.storeNote', async tx => {
    await tx.lock('accounts', id)
    await accountAccess.findOrThrow(ctx, tx.read, id, 'note')
    const row = await tx.insert('account_notes', { acn_id_account: id, acn_id_author: ctx.actor.id, acn_text })
    const author = { id: ctx.actor.id, label: ctx.actor.user.usr_name }
    return { id: row.id, acn_text, author, created_at: row.created_at, can: { destroy: true } }
  })

export const destroyNote = (ctx: Ctx, id: number, noteId: number): Promise<void> =>
  write(writeContext(ctx), 'account.destroyNote', async tx => {
    await accountAccess.findOrThrow(ctx, tx.read, id, 'note')
    const note = await tx.lock('account_notes', noteId)
    if (note?.acn_id_account !== id) throw notFound()
    // What somebody wrote down is theirs to take away.
    if (note.acn_id_author !== ctx.actor.id) throw new AppError('forbidden')
    await tx.remove('account_notes', note)
  })
