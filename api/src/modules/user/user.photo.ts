import { randomUUID } from 'node:crypto'
import type { OneUser } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { notFound } from '../../platform/http/app-error'
import type { FileAnswer, Upload } from '../../platform/http/bind'
import { type Tx, write } from '../../platform/write'
import { PICTURE_TYPE, toPicture } from './user.picture'
import { userAccess } from './user.service'

/** A picture is named anew with every change, so its name is all that a browser has to compare. */
export const photoOf = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  await userAccess.findOrThrow(ctx, read, id)
  const photo = await read.selectFrom('user_photos').selectAll().where('pho_id_user', '=', id).executeTakeFirst()
  if (!photo) throw notFound()
  return { type: photo.pho_type, content: Buffer.from(photo.pho_bytes), etag: `"${photo.pho_name}"` }
}

/** The person is held meanwhile: of two pictures at once the second replaces the first. */
const takeAway = async (ctx: Ctx, tx: Tx, id: number): Promise<boolean> => {
  await tx.lock('users', id)
  await userAccess.findOrThrow(ctx, tx.read, id, 'update')
  const photo = await tx.read.selectFrom('user_photos').selectAll().where('pho_id_user', '=', id).executeTakeFirst()
  if (photo) await tx.remove('user_photos', photo)
  return photo !== undefined
}

export const storePhoto = async (ctx: Ctx, id: number, { bytes }: Upload): Promise<OneUser> => {
  // Who may not change this person makes us decode nothing.
  await userAccess.findOrThrow(ctx, ctx.app.database.read, id, 'update')
  const picture = await toPicture(bytes)
  return write(writeContext(ctx), 'user.storePhoto', async tx => {
    await takeAway(ctx, tx, id)
    await tx.insert('user_photos', {
      pho_id_user: id,
      pho_name: randomUUID(),
      pho_type: PICTURE_TYPE,
      pho_bytes: picture,
    })
    return userAccess.answer(ctx, tx.read, id)
  })
}

export const destroyPhoto = (ctx: Ctx, id: number): Promise<OneUser> =>
  write(writeContext(ctx), 'user.destroyPhoto', async tx => {
    if (!(await takeAway(ctx, tx, id))) throw notFound()
    return userAccess.answer(ctx, tx.read, id)
  })
