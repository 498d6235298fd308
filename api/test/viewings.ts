import type { Product } from './product'

export const REASON = 'They say that a number is missing.'

/** Looks as somebody: the token of that look. */
export const viewAs = async (product: Pick<Product, 'call'>, token: string, id: number): Promise<string> => {
  const { status, body } = await product.call('POST', `/user/${id}/impersonate`, { token, body: { reason: REASON } })
  if (status !== 200) throw new Error(`nobody looks as ${id}: ${status} ${String(body.code)}`)
  return String(body.token)
}

/** An administrator who looks as a publisher. */
export const aViewing = async (product: Product): Promise<string> => {
  const { id } = await product.database.read
    .selectFrom('users')
    .select('id')
    .where('usr_email', '=', 'publisher@candela.example')
    .executeTakeFirstOrThrow()
  return viewAs(product, await product.signIn('admin@candela.example'), id)
}
