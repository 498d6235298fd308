import { API_ROOT, type BodyOf, type ExportFile, type endpoints } from '@candela/shared-contract'
import type { Product } from './product'

const ADMIN = 'admin@candela.example'

/** A file that waits, or came to nothing: the first can be stopped, the other made again. */
const anExportOf = async ({ database }: Product, email: string, job_state: 'queued' | 'failed'): Promise<number> => {
  const { id: exp_id_user } = await database.read
    .selectFrom('users')
    .select('id')
    .where('usr_email', '=', email)
    .executeTakeFirstOrThrow()
  const finished_at = job_state === 'failed' ? new Date().toISOString() : null
  const job = await database.unaudited
    .insertInto('jobs')
    .values({ job_kind: 'export', job_payload: '{}', job_id_user: exp_id_user, job_state, finished_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const question = JSON.stringify({ columns: ['usr_email'] })
  const { id } = await database.unaudited
    .insertInto('exports')
    .values({ exp_id_job: job.id, exp_id_user, exp_report: 'user', exp_format: 'csv', exp_question: question })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const queuedExport = (product: Product, email = ADMIN) => anExportOf(product, email, 'queued')
export const failedExport = (product: Product, email = ADMIN) => anExportOf(product, email, 'failed')

export const exportRecords = {
  own: (product: Product, email: string | null) => queuedExport(product, email ?? ADMIN),
  foreign: (product: Product) => queuedExport(product, 'inacio.parado@candela.example'),
}

/** A file that is made in the background, as who asked for it downloads it. */
export const preparedFile = async (
  product: Product,
  { token }: { token: string },
  body: BodyOf<typeof endpoints.export.store>,
) => {
  const { body: asked } = await product.call('POST', '/export', { token, body })
  const { id } = asked.record as ExportFile
  await product.doJobs()
  const { body: made } = await product.call('GET', `/export/${id}`, { token })
  const headers = { authorization: `Bearer ${token}` }
  const file = await product.server.inject({ url: `${API_ROOT}/export/${id}/file`, headers })
  return { record: made.record as ExportFile, bytes: file.rawPayload }
}
