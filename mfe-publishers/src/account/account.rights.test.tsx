import {
  type AccountRow,
  accountEndpoints,
  type OneAccount,
  PAIRS,
  type Pair,
  removedCallsOf,
  type Scope,
  transferEndpoints,
  typeEndpoints,
  userEndpoints,
  viewEndpoints,
} from '@candela/shared-contract'
import { answers, INSTANT, menuTexts, onePage, refusal, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import AccountEdit from './AccountEdit'
import AccountList from './AccountList'
import AccountShow from './AccountShow'

const ACCOUNT = {
  id: 9,
  acc_name: 'Cariri Media',
  acc_is_enabled: 1,
  acc_time_zone: 'America/Sao_Paulo',
  acc_tier: 3,
  acc_google_child_network_code: null,
  acc_enable_aps: 0,
  acc_enable_teads: 0,
  acc_is_custom_ad_unit_path_enabled: 0,
  acc_gross_visible: 1,
  created_at: INSTANT,
  updated_at: INSTANT,
  net30: '1200.00',
  net30_currency: 'BRL',
  change30: null,
  websites_count: 1,
  websites_live: 1,
  users_count: 0,
} as const

const RECORD: OneAccount['record'] = {
  ...ACCOUNT,
  managers: [
    {
      id: 7,
      usr_name: 'Lívia Prado',
      usr_email: 'livia@cariri.example',
      usr_photo: null,
      last_seen_at: null,
      acm_is_main: true,
    },
  ],
  users: [],
  websites: [
    {
      id: 3,
      anw_name: 'News',
      anw_website: 'news.example',
      display_host: 'news.example',
      anw_product: 'Candela',
      anw_status: 1,
      anw_reject_reason: null,
      anw_comission: '20.00',
      terms: { effectiveFee: '20.00', share: null },
    },
  ],
  readiness: [],
}

const NOTHING = { update: false, destroy: false, note: false, addWebsite: false, removeWebsite: false }
const EVERYTHING = { update: true, destroy: true, note: true, addWebsite: true, removeWebsite: true }

const box = async (name: string) => within(await screen.findByRole('region', { name }))
const button = (name: string) => screen.queryByRole('button', { name })

describe('the list of accounts', () => {
  const show = (rights: readonly Pair[], can: AccountRow['can']) =>
    renderScreen(
      { '/account': AccountList },
      {
        rights,
        server: [
          answers(accountEndpoints.list, onePage([{ ...ACCOUNT, managers: [], readiness: 100, can }])),
          answers(viewEndpoints.list, []),
          answers(userEndpoints.accountManager, []),
        ],
      },
    )

  test.each<[string, Pair[], boolean, string[]]>([
    ['reads', [], false, []],
    ['adds', ['account.store'], true, ['Import accounts']],
    [
      'adds accounts, websites and people',
      ['account.store', 'website.store', 'user.invite'],
      true,
      ['Onboard a publisher', 'Import accounts'],
    ],
  ])('shows whoever %s the ways to new accounts that they have', async (_, rights, mayAdd, ways) => {
    const { user } = await show(['account.list', ...rights], NOTHING)
    await screen.findByText('1 account')
    expect(screen.queryAllByRole('link', { name: 'New account' })).toHaveLength(mayAdd ? 1 : 0)
    const menu = button('More actions')
    if (menu) await user.click(menu)
    expect(menu ? menuTexts() : []).toEqual(ways)
  })

  test.each([
    [{ update: true, destroy: true }, ['Open', 'Edit', 'Remove']],
    [{ update: true, destroy: false }, ['Open', 'Edit']],
    [{ update: false, destroy: false }, ['Open']],
  ])('offers to do to an account what its row allows: %j', async (can, offered) => {
    const { user } = await show(PAIRS, can)
    await user.click(await screen.findByRole('button', { name: 'Actions for Cariri Media' }))
    expect(menuTexts()).toEqual(offered)
  })
})

describe('an account', () => {
  type Case = { who: string; rights: readonly Pair[]; can: OneAccount['can']; tabs: string[]; more: string[] }

  test.each<Case>([
    {
      who: 'whoever may everything',
      rights: PAIRS,
      can: EVERYTHING,
      tabs: ['Overview', 'Notes', 'History'],
      more: ['Remove account'],
    },
    {
      who: 'whoever looks after it',
      rights: ['account.list', 'account.get', 'account.update', 'systemLog.list'],
      can: { ...EVERYTHING, destroy: false, removeWebsite: false },
      tabs: ['Overview', 'Notes', 'History'],
      more: [],
    },
    {
      who: 'whoever reads all of it',
      rights: ['account.list', 'account.get', 'systemLog.list'],
      can: NOTHING,
      tabs: ['Overview', 'History'],
      more: [],
    },
    { who: 'its publisher', rights: ['account.list', 'account.get'], can: NOTHING, tabs: [], more: [] },
    {
      who: 'whoever has no list',
      rights: ['account.get', 'systemLog.list'],
      can: NOTHING,
      tabs: ['Overview', 'History'],
      more: [],
    },
  ])('shows $who what they may do', async ({ rights, can, tabs, more }) => {
    const { user } = await renderScreen(
      { '/account/:id': AccountShow },
      {
        at: '/account/9',
        rights: ['type.list', ...rights],
        server: [
          answers(accountEndpoints.get, { record: RECORD, can }),
          answers(typeEndpoints.timeZones, []),
          answers(transferEndpoints.nextPayment, { payment: null }),
        ],
      },
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Cariri Media' })).toBeVisible()
    // With one view there is nothing to choose.
    expect(textsOf(screen.queryAllByRole('tab'))).toEqual(tabs)
    expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(can.update ? 1 : 0)
    expect(screen.queryAllByRole('link', { name: 'Accounts' })).toHaveLength(rights.includes('account.list') ? 1 : 0)
    const menu = button('More actions')
    if (menu) await user.click(menu)
    expect(menu ? menuTexts() : []).toEqual(more)
  })

  test('says what is paid next, and leads to its invoice, for who may send it', async () => {
    await renderScreen(
      { '/account/:id': AccountShow },
      {
        at: '/account/9',
        rights: ['type.list', 'account.get', 'report.report05', 'report.sendInvoice'],
        server: [
          answers(accountEndpoints.get, { record: RECORD, can: NOTHING }),
          answers(typeEndpoints.timeZones, []),
          answers(transferEndpoints.nextPayment, {
            payment: {
              ...{
                account: { id: 9, label: 'Cariri Media', zone: 'Europe/Lisbon' },
                month: '2025-10',
                state: 'awaiting_invoice',
              },
              ...{ payable: '150.00', pay_on: '2025-11-10', is_pay_day_fixed: false, reason: null },
              ...{ others: 1, others_payable: '1238066.43' },
              ...{ invoice_until: '2025-11-09T21:00:00.000Z', can_send: true },
            },
          }),
        ],
      },
    )
    const payment = await box('Next payment')
    expect(payment.getByRole('link', { name: 'R$150.00' })).toHaveAttribute('href', '/report/report05/9/2025-10')
    expect(payment.getByRole('link', { name: 'Send invoice' })).toHaveAttribute(
      'href',
      '/report/report05/9/2025-10?send',
    )
    expect(payment.getByRole('link', { name: '1 more payment under way: R$1,238,066.43' })).toHaveAttribute(
      'href',
      '/report/report05?account=9',
    )
  })

  test('that is none, or somebody else’s, leads back to the list', async () => {
    await renderScreen(
      { '/account/:id': AccountShow },
      {
        at: '/account/9',
        server: [
          answers(accountEndpoints.get, refusal('notFound')),
          answers(removedCallsOf(accountEndpoints.restore).removed, onePage([])),
        ],
      },
    )
    expect(await screen.findByText('This record does not exist')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Accounts' })).toHaveAttribute('href', '/account')
  })
})

describe('the form of an account', () => {
  type Visit = { can: OneAccount['can']; rights?: readonly Pair[]; scope?: Scope }

  const open = ({ can, rights = PAIRS, scope = 'managed' }: Visit) =>
    renderScreen(
      { '/account/:id/edit': AccountEdit },
      {
        at: '/account/9/edit',
        rights,
        scope,
        server: [
          answers(accountEndpoints.get, { record: RECORD, can }),
          answers(typeEndpoints.timeZones, [{ id: 'America/Sao_Paulo', offset: '-03:00' }]),
          ...(scope === 'own' ? [] : [answers(typeEndpoints.list, { accountTierFee: ['15', '18', '20', '25', '30'] })]),
          answers(
            accountEndpoints.update,
            refusal('invalid', {
              errors: [{ field: 'managers', code: 'ownRecord', message: 'You cannot change this for yourself' }],
            }),
          ),
        ],
      },
    )

  test('is not there for whoever only reads', async () => {
    await open({ can: NOTHING })
    expect(await screen.findByText('You cannot change this')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test.each([
    { addWebsite: true, removeWebsite: true },
    { addWebsite: true, removeWebsite: false },
    { addWebsite: false, removeWebsite: false },
  ])('lets people add and remove websites as the account says: %j', async can => {
    await open({ can: { ...EVERYTHING, ...can } })
    expect((await box('Websites')).getByText('news.example')).toBeVisible()
    expect(Boolean(button('Add website'))).toBe(can.addWebsite)
    expect(Boolean(button('Remove news.example'))).toBe(can.removeWebsite)
  })

  test('leaves who looks after it to those who may choose among them', async () => {
    await open({ can: EVERYTHING, rights: PAIRS.filter(pair => pair !== 'user.accountManager') })
    expect((await box('Account managers')).getByText('You cannot change this.')).toBeVisible()
    expect(button('Remove Lívia Prado')).not.toBeInTheDocument()
  })

  test('leaves what the platform decides to the platform, whatever a publisher may', async () => {
    await open({ can: EVERYTHING, scope: 'own' })
    expect((await box('Account managers')).getByText('Your account manager changes this.')).toBeVisible()
    expect(button('Remove Lívia Prado')).not.toBeInTheDocument()
    expect(screen.getByRole('switch', { name: 'Account enabled' })).toBeDisabled()
    // Tier and pay are for staff to know.
    expect(screen.queryByRole('combobox', { name: 'Tier' })).not.toBeInTheDocument()
    expect((await box('Users')).queryByRole('textbox', { name: /share/i })).not.toBeInTheDocument()
  })

  test('says at the managers that nobody takes themselves off', async () => {
    const { user } = await open({ can: EVERYTHING })
    await user.click(await screen.findByRole('button', { name: 'Remove Lívia Prado' }))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await (await box('Account managers')).findByText('You cannot change this for yourself')).toBeVisible()
  })
})
