import {
  type OneSystemLog,
  type SystemLog,
  systemLogEndpoints,
  userEndpoints,
  viewEndpoints,
} from '@candela/shared-contract'
import { type Answer, answers, INSTANT, onePage, onPhone, renderScreen } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import SystemLogList from './SystemLogList'
import SystemLogShow from './SystemLogShow'
import { logOfPath } from './systemLog.api'

type Written = OneSystemLog['record']['action'][number]
type Change = Written['changes'][number]

const toRow = (id: number, more: Partial<SystemLog> = {}): SystemLog => ({
  id,
  slo_type: 'user',
  slo_action: 'user.update',
  slo_table_name: 'users',
  slo_object_id: 9,
  object: 'Ana Reis',
  actor: { id: 1, label: 'Lívia Prado' },
  slo_ip: null,
  slo_transaction_hash: `hash-${id}`,
  fields: ['usr_name'],
  rowEvent: 'changed',
  changes: [{ field: 'usr_name', before: 'Ana', after: 'Ana Reis' }],
  count: 1,
  follows: false,
  created_at: INSTANT,
  ...more,
})

const change = (field: string, before: string | null, after: string | null): Change => ({ field, before, after })

const written = (row: SystemLog, changes: Change[], more: Partial<Written> = {}): Written => ({
  id: row.id,
  slo_type: row.slo_type,
  slo_table_name: row.slo_table_name,
  slo_object_id: row.slo_object_id,
  object: row.object,
  changes,
  ...more,
})

/** Entries by their id; the newest of them is the last change of what the first one changed. */
const show = (...entries: [row: SystemLog, action: Written[]][]) => {
  const one = answers(systemLogEndpoints.get, ({ params }) => {
    const [row, action] = entries.find(([{ id }]) => String(id) === params.id) ?? []
    if (!row || !action) throw new Error(`no entry ${params.id}`)
    return { record: { ...row, action, more: 0 } }
  })
  const newest = entries.at(-1)?.[0]
  const list = answers(systemLogEndpoints.list, onePage(newest ? [newest] : []))
  const server: Answer[] = [one, list, answers(userEndpoints.get, () => new Response(null, { status: 404 }))]
  return renderScreen({ '/system-log/:id': SystemLogShow }, { at: '/system-log/1', server })
}

const card = (name: string) => screen.findByRole('region', { name })
const UNDO = { name: 'Undo' }
const SINCE = 'This cannot be undone here: these fields have changed again since then.'
const UNDONE = 'Change undone'

describe('an entry of the log', () => {
  const renamed = toRow(1)
  const rename = written(renamed, [change('usr_name', 'Ana', 'Ana Reis')])
  const by = (slo_action: string, before: string, after: string): [SystemLog, Written[]] => {
    const row = toRow(2, { slo_action })
    return [row, [written(row, [change('usr_name', before, after)])]]
  }

  test('offers to undo what is the last change, and names who made it with their id', async () => {
    await show([renamed, [rename]])
    expect(await screen.findByRole('button', UNDO)).toBeVisible()
    expect(screen.getByText(/^Lívia Prado \(id 1\), /)).toBeVisible()
    const sentence = 'Lívia Prado changed Name of Ana Reis: Ana → Ana Reis'
    expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible()
  })

  test.each([
    ['was undone, and says so', by('user.revert', 'Ana Reis', 'Ana'), UNDONE],
    ['changed again, and cannot be undone here', by('user.update', 'Ana Reis', 'Ana'), SINCE],
    ['changed again before another change was undone', by('user.revert', 'Anna', 'Ana Reis'), SINCE],
  ])('%s', async (_, later, words) => {
    await show([renamed, [rename]], later)
    expect(await within(await card('User · Ana Reis')).findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', UNDO)).not.toBeInTheDocument()
  })

  test('says whom a website lost and got, and neither the website nor what never was', async () => {
    const moved = toRow(1, { slo_type: 'website', slo_action: 'website.update', slo_object_id: 4, object: 'a.example' })
    const tie = (id: number, before: string | null, after: string | null) =>
      written(
        moved,
        [change('wsu_id_user', before, after), change('wsu_id_website', before && 'a.example', after && 'a.example')],
        { id, slo_table_name: 'website_users' },
      )
    await show([moved, [tie(2, 'Débora', null), tie(3, null, 'Nuria')]])
    const people = within(await card('Website · a.example')).getByRole('region', { name: 'Website users' })
    expect(
      within(people)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['User', 'User'])
    expect(
      within(people)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['BeforeDébora', 'AfterNuria'])
  })

  test('of a removal leads to no record and says that it cannot be undone here', async () => {
    const removed = toRow(1, { slo_action: 'user.destroy' })
    await show([removed, [written(removed, [change('deleted_at', null, INSTANT)])]])
    expect(await screen.findByText('A removal cannot be undone from the log.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open record' })).not.toBeInTheDocument()
  })
})

test.each([
  ['as it opens', '/system-log', 'By people7', ['no']],
  ['of one record', logOfPath('user', 9), 'All9', undefined],
  ['of the product alone', '/system-log?f.by_itself=only', 'By the product2', ['only']],
  ['of a view that was kept while a filter added the product', '/system-log?f.by_itself=yes', 'All9', undefined],
])('the list %s asks for what its chosen segment says', async (_, at, chosen, by_itself) => {
  const page = onePage([toRow(1)])
  const counts = { by_itself: { no: 7, only: 2 }, slo_type: { user: 9 } }
  const server = [
    answers(systemLogEndpoints.list, { ...page, meta: { ...page.meta, counts } }),
    answers(viewEndpoints.list, []),
  ]
  const { asked } = await renderScreen({ '/system-log': SystemLogList }, { at, server })
  const segments = within(await screen.findByRole('group', { name: 'Done by' }))
  await waitFor(() => expect(segments.getByRole('button', { pressed: true }).textContent).toBe(chosen))
  const [body] = asked(systemLogEndpoints.list) as { filters?: { by_itself?: string[] } }[]
  expect(body?.filters?.by_itself).toEqual(by_itself)
})

test('on a phone a row of the same action says that it is as the one above', async () => {
  onPhone()
  const rows = [toRow(1), toRow(2, { slo_transaction_hash: 'hash-1', follows: true })]
  const server = [answers(systemLogEndpoints.list, onePage(rows)), answers(viewEndpoints.list, [])]
  await renderScreen({ '/system-log': SystemLogList }, { server })
  const [same] = await screen.findAllByText('As above')
  expect(same && getComputedStyle(same).position).not.toBe('absolute')
})
