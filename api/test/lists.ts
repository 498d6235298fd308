import type { Product } from './product'

type Listed<Row, Counts> = { status: number; rows: Row[]; total: number; counts: Counts }

/** What a list answers. Whoever reads rows of one that was refused and did not look at its status fails. */
export const askList = async <Row, Counts = unknown>(
  product: Product,
  path: string,
  token: string,
  body: unknown,
): Promise<Listed<Row, Counts>> => {
  const answer = await product.call('POST', path, { token, body })
  const page = () => answer.body as unknown as { data: Row[]; meta: { total: number; counts: Counts } }
  return {
    get status() {
      return answer.status
    },
    get rows() {
      return page().data
    },
    get total() {
      return page().meta.total
    },
    get counts() {
      return page().meta.counts
    },
  }
}

/** How many there are in truth, whatever a list says of itself. */
export const storedCount = async ({ database }: Product, table: 'users' | 'websites'): Promise<number> => {
  const { n } = await database.read
    .selectFrom(table)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}
