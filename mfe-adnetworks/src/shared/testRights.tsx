import {
  type networkTypeEndpoints,
  type orderCampaignEndpoints,
  PAIRS,
  type Pair,
  type technologyEndpoints,
  viewEndpoints,
} from '@candela/shared-contract'
import { type Answer, answers, menuTexts, onPhone, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'

type Can = { update: boolean; destroy: boolean }
export const NOTHING: Can = { update: false, destroy: false }
export const EVERYTHING: Can = { update: true, destroy: true }

type Bulk = (typeof technologyEndpoints | typeof networkTypeEndpoints | typeof orderCampaignEndpoints)['bulk']

/** What the tests of rights know of an entity. */
type Entity<Row, Record extends { id: number; updated_at: string }> = {
  resource: 'adNetworkCategory' | 'adNetworkType' | 'orderCampaign'
  path: string
  List: ComponentType
  Show: ComponentType
  Edit: ComponentType
  row: Row
  record: Record
  name: string
  list: (row: Row, can: Can) => Answer
  get: (record: Record, can: Can) => Answer
  bulk: Bulk
  /** The column that enables and disables it. */
  status: string
  /** The link to a new one. */
  add: string
  /** What the menu of a row ends with for whoever may everything. */
  more: string[]
}

/** The screens of an entity as somebody with these rights sees them, and what is the same of each entity. */
export const rightsOf = <Row, Record extends { id: number; updated_at: string }>(entity: Entity<Row, Record>) => {
  const { resource, path, List, Show, Edit, name, record: usual } = entity
  const READS: Pair[] = [`${resource}.list`, `${resource}.get`, 'systemLog.list']
  const at = `${path}/${usual.id}`

  const showList = (rights: readonly Pair[], can: Can) =>
    renderScreen(
      { [path]: List },
      {
        rights,
        server: [
          entity.list(entity.row, can),
          answers(entity.bulk, { transaction: 't', done: 1, refused: [] }),
          answers(viewEndpoints.list, []),
        ],
      },
    )

  const show = (rights: readonly Pair[], can: Can, record = usual) =>
    renderScreen({ [`${path}/:id`]: Show }, { at, rights, server: [entity.get(record, can)] })

  const edit = (can: Can, more: readonly Answer[] = []) =>
    renderScreen({ [`${path}/:id/edit`]: Edit }, { at: `${at}/edit`, server: [entity.get(usual, can), ...more] })

  const testList = () => {
    const changes: Pair[] = [...READS, `${resource}.update`]
    test.each<[string, readonly Pair[], Can, boolean, string[]]>([
      ['may everything', PAIRS, EVERYTHING, true, ['Open', 'Edit', ...entity.more]],
      ['only changes them', changes, { update: true, destroy: false }, false, ['Open', 'Edit']],
      ['only reads', READS, NOTHING, false, ['Open']],
    ])('offers whoever %s that and no more', async (_, rights, can, mayAdd, offered) => {
      const { user } = await showList(rights, can)
      await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
      expect(menuTexts()).toEqual(offered)
      expect(screen.queryAllByRole('link', { name: entity.add })).toHaveLength(mayAdd ? 1 : 0)
    })

    test.each([
      ['Enable', false, { action: 'status', payload: { [entity.status]: 1 } }],
      ['Disable', true, { action: 'status', payload: { [entity.status]: 0 } }],
      ['Remove', true, { action: 'destroy' }],
    ])('does to many: %s', async (act, isAsked, doing) => {
      onPhone()
      const { user, asked } = await showList(PAIRS, EVERYTHING)
      await user.click(await screen.findByRole('button', { name: 'Select' }))
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
      await user.click(await screen.findByRole('button', { name: act }))
      if (isAsked) await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: act }))
      const { id, updated_at } = usual
      await waitFor(() => expect(asked(entity.bulk)).toEqual([{ ...doing, rows: [{ id, updated_at }] }]))
    })
  }

  const testRecord = () => {
    test.each<[string, readonly Pair[], Can, string[], boolean]>([
      ['may everything', PAIRS, EVERYTHING, ['Overview', 'History'], true],
      ['reads all of it', READS, NOTHING, ['Overview', 'History'], false],
      ['has no log', [`${resource}.get`], NOTHING, [], false],
    ])('shows whoever %s what they may do', async (_, rights, can, tabs, mayChange) => {
      await show(rights, can)
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
      expect(textsOf(screen.queryAllByRole('tab'))).toEqual(tabs)
      for (const [role, text] of [
        ['link', 'Edit'],
        ['button', 'More actions'],
      ] as const)
        expect(screen.queryAllByRole(role, { name: text })).toHaveLength(mayChange ? 1 : 0)
    })
  }

  const testForm = () => {
    test('is not there for whoever only reads', async () => {
      await edit(NOTHING)
      expect(await screen.findByText('You cannot change this')).toBeVisible()
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    })
  }

  return { READS, showList, show, edit, testList, testRecord, testForm }
}
