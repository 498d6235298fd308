import { getSession, signOut } from '@candela/shared-auth'
import {
  accountEndpoints,
  asks,
  authEndpoints,
  type Pair,
  type PublicRegistry,
  platformEndpoints,
  type SearchBody,
  type SearchDeclaration,
  type SearchHit,
  updateUserLocale,
  userEndpoints,
  viewEndpoints,
} from '@candela/shared-contract'
import { getThemeChoice } from '@candela/shared-ui/runtime'
import { answers, type Call, held, refusal, serve } from '@candela/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useFrame } from '../frame/useFrame'
import { anEntry, aRegistry, aRoute, aUser } from '../testing/fixtures'
import { renderShell } from '../testing/renderShell'

jest.mock('../router/signInPage', () => ({ goToSignIn: jest.fn() }))
jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: async () => ({ default: () => <h1>A screen</h1> }),
}))

const RIGHTS = ['auth.session', 'order.list', 'account.list', 'account.get', 'user.list', 'user.get'] as const

const records = (
  key: string,
  label: string,
  order: number,
  finds: SearchDeclaration['finds'],
  actions: SearchDeclaration['actions'] = [],
): SearchDeclaration => ({
  actions,
  key,
  label: { en: label, pt: `${label} (pt)`, es: label, it: label },
  order,
  finds,
  path: `/${key}/:id`,
  opens: key === 'user' ? 'user.get' : 'account.get',
})

const BAN = {
  en: 'Ban {{name}}…',
  pt: 'Banir {{name}}…',
  es: 'Bloquear a {{name}}…',
  it: 'Blocca {{name}}…',
}

const withSearch = (registry: PublicRegistry): PublicRegistry => ({
  ...registry,
  remotes: registry.remotes.map(remote => ({
    ...remote,
    declaration: {
      ...remote.declaration,
      search: [
        records('user', 'People', 20, asks(userEndpoints.search), [{ key: 'ban', label: BAN, right: 'user.update' }]),
        records('account', 'Accounts', 10, asks(accountEndpoints.search)),
      ],
    },
  })),
})

const registry = withSearch(
  aRegistry(
    [
      anEntry({ path: '/user', label: 'Users', group: 'publishers', order: 2 }),
      anEntry({ path: '/dashboard', label: 'Dashboard' }),
      anEntry({ path: '/orders', label: 'Orders', group: 'adNetworks', hidden: true, anyOf: ['order.list'] }),
      anEntry({ path: '/group', label: 'Access groups', group: 'administration', anyOf: ['group.list'] }),
    ],
    [
      aRoute('/dashboard', 'Dashboard'),
      aRoute('/user', 'Users'),
      aRoute('/orders', 'Orders', ['order.list']),
      aRoute('/account/:id', 'Account', ['account.get']),
      aRoute('/user/:id', 'User', ['user.get']),
      aRoute('/user/:id/edit', 'Edit user', ['user.update', 'user.get']),
      { ...aRoute('/user/new', 'New user'), action: true },
      { ...aRoute('/group/new', 'New group', ['group.store']), action: true },
    ],
  ),
)

const aHit = (id: number, name: string, more: Partial<SearchHit> = {}): SearchHit => ({
  id,
  name,
  detail: null,
  status: { word: 'Enabled', tone: 'success' },
  figure: { kind: 'money', caption: 'Earnings, 30 days', value: '1234.50', currency: 'BRL' },
  ...more,
})

const CARIRI = aHit(12, 'Grupo Cariri', { detail: 'Marina Teles' })
const ANA = aHit(7, 'Ana Cariri', {
  detail: 'ana@cariri.example',
  figure: { kind: 'instant', caption: 'Last visit', value: null },
})

type Find = (body: SearchBody) => SearchHit[] | Response | Promise<SearchHit[] | Response>
const finding =
  (hits: SearchHit[]): Find =>
  ({ text = '', ids = [] }) =>
    hits.filter(({ id, name }) => ids.includes(id) || (text !== '' && name.toLowerCase().includes(text)))

type Start = { accounts?: Find; people?: Find; rights?: readonly Pair[]; path?: string }

const start = async ({
  accounts = finding([CARIRI]),
  people = finding([ANA]),
  rights = RIGHTS,
  path = '/dashboard',
}: Start = {}) => {
  const calls = serve(
    [
      answers(viewEndpoints.list, []),
      answers(platformEndpoints.events, () => new Promise<Response>(() => undefined)),
      answers(authEndpoints.signOut, () => new Response(null, { status: 204 })),
      answers(updateUserLocale, () => getSession().user ?? refusal('notFound')),
      answers(accountEndpoints.search, ({ body }) => accounts(body)),
      answers(userEndpoints.search, ({ body }) => people(body)),
    ],
    [...rights],
  )
  const shell = await renderShell({ path, user: aUser([...rights], { id: 3 }), registry })
  await screen.findByRole('heading', { name: 'A screen' })
  return { ...shell, calls }
}

const openIn = async ({ visitor }: Pick<Awaited<ReturnType<typeof start>>, 'visitor'>) => {
  await visitor.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search or jump to' }))
  await dialog.findAllByRole('option')
  const nameOf = (option: HTMLElement) => option.querySelector('span > span')?.textContent
  /** Heading → what stands below it. */
  const sections = () =>
    Object.fromEntries(
      dialog
        .queryAllByRole('group')
        .map(group => [
          document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
          within(group).getAllByRole('option').map(nameOf),
        ]),
    )
  const selected = () => nameOf(dialog.getByRole('option', { selected: true }))
  /** By its text: part of a name stands out, which is one name all the same. */
  const option = (text: string) =>
    waitFor(() => {
      const found = dialog.getAllByRole('option').find(({ textContent }) => textContent?.includes(text))
      if (!found) throw new Error(`nothing is called ${text}`)
      return found
    })
  return { dialog, sections, selected, option }
}

const open = async (how: Start = {}) => {
  const shell = await start(how)
  return { ...shell, ...(await openIn(shell)) }
}

const searches = (calls: Call[]) =>
  calls.flatMap(({ endpoint, body }) => (endpoint.path.endsWith('/search') ? [(body as SearchBody).text] : []))

beforeEach(() => {
  localStorage.clear()
  useFrame.setState({ palette: false, drawer: false })
})

describe('the palette', () => {
  it('opens by Ctrl K with what is often done and the pages in the order of the menu, as far as they open', async () => {
    const { sections, dialog } = await open()
    expect(sections()).toEqual({ Actions: ['New user'], Pages: ['Dashboard', 'Users', 'Orders'] })
    expect(dialog.getByRole('combobox')).toHaveFocus()
  })

  it('moves with the arrows, around the ends and across headings, while the focus stays in the field', async () => {
    const { visitor, dialog, selected } = await open()
    await visitor.keyboard('{ArrowDown}')
    expect(selected()).toBe('Dashboard')
    await visitor.keyboard('{ArrowUp}{ArrowUp}')
    expect(selected()).toBe('Orders')
    const field = dialog.getByRole('combobox')
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('aria-activedescendant', dialog.getByRole('option', { selected: true }).id)
  })

  it('finds records of each kind first, then pages, then actions, and says how many', async () => {
    const { visitor, sections, dialog } = await open({ accounts: finding([aHit(4, 'Useful'), CARIRI]) })
    await visitor.keyboard('use')
    await waitFor(() =>
      expect(sections()).toEqual({
        Accounts: ['Useful'],
        Pages: ['Users'],
        Actions: ['New user'],
      }),
    )
    expect(dialog.getByRole('status')).toHaveTextContent('3 results')
  })

  it('tells a record by its name, what tells it apart, its status and its figure', async () => {
    const { visitor, dialog, option } = await open()
    await visitor.keyboard('cari')
    expect(await option('Grupo Cariri')).toHaveTextContent(
      /^Grupo Cariri Marina Teles Enabled Earnings, 30 days R\$1,234\.50$/,
    )
    expect(await option('Ana Cariri')).toHaveTextContent(/^Ana Cariri ana@cariri\.example Enabled Last visit –$/)
    expect(dialog.getAllByText('Cari', { selector: 'mark' })).toHaveLength(2)
  })

  it('goes to a record by Enter, also when that is quicker than the answer', async () => {
    const { visitor, router } = await open()
    await visitor.keyboard('cari{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/12'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('asks all kinds at once, when the fingers rest', async () => {
    const { visitor, calls, option } = await open()
    await visitor.keyboard('cari')
    await option('Grupo Cariri')
    expect(searches(calls)).toEqual(['cari', 'cari'])
  })

  it('shows what it had until the next answer is whole', async () => {
    const { released, letGo } = held()
    const { visitor, dialog, sections, option } = await open({
      people: async body => {
        if (body.text === 'carir') await released
        return finding([ANA])(body)
      },
    })
    await visitor.keyboard('cari')
    await option('Ana Cariri')
    const before = sections()
    await visitor.keyboard('r')
    expect(sections()).toEqual(before)
    letGo()
    await waitFor(() => expect(dialog.getAllByText('Carir', { selector: 'mark' })).toHaveLength(2))
    expect(sections()).toEqual(before)
  })

  it('has pages and actions when records cannot be searched, says so, and searches again', async () => {
    let isDown = true
    const { visitor, dialog, sections } = await open({
      accounts: body => (isDown ? refusal('internal') : finding([aHit(4, 'Useful')])(body)),
    })
    await visitor.keyboard('use')
    expect(await dialog.findByRole('alert')).toHaveTextContent('Records could not be searched.')
    expect(sections()).toEqual({ Pages: ['Users'], Actions: ['New user'] })
    isDown = false
    await visitor.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sections()).toMatchObject({ Accounts: ['Useful'] }))
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('asks nothing that the person has no right to, and works without any', async () => {
    const { visitor, calls, sections, dialog } = await open({ rights: ['auth.session', 'account.list'] })
    expect(dialog.getByRole('combobox')).toHaveAttribute('placeholder', 'Search pages and actions…')
    await visitor.keyboard('use')
    await waitFor(() => expect(sections()).toEqual({ Pages: ['Users'], Actions: ['New user'] }))
    expect(searches(calls)).toEqual([])
  })

  it('says when nothing fits', async () => {
    const { visitor, dialog } = await open()
    await visitor.keyboard('zzz')
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Nothing matches “zzz”'))
    expect(dialog.queryByRole('option')).not.toBeInTheDocument()
    await visitor.keyboard('{ArrowDown}{Enter}')
    expect(dialog.getByRole('combobox')).toBeVisible()
  })

  it.each(['<img src=x onerror=alert(1)>', '<b>cari</b>', '{{count}}', '\u202Ecari'])(
    'shows %j as text',
    async name => {
      const { visitor, dialog } = await open({ accounts: finding([aHit(4, `${name} cari`, { detail: name })]) })
      await visitor.keyboard('cari')
      const option = await dialog.findByRole('option', { name: /Enabled/, selected: true })
      expect(option).toHaveTextContent(`${name} cari ${name} Enabled`)
      expect(option.querySelector('img, b')).toBeNull()
    },
  )

  it('closes by Escape and by the shortcut', async () => {
    const { visitor } = await open()
    await visitor.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await visitor.keyboard('{Meta>}k{/Meta}')
    expect(await screen.findByRole('dialog')).toBeVisible()
    await visitor.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('actions', () => {
  const choose = async (text: string, name: string) => {
    const shell = await open()
    await shell.visitor.keyboard(text)
    await shell.visitor.click(await shell.option(name))
    return shell
  }

  it('change the theme', async () => {
    await choose('dark', 'Theme: Dark')
    expect(getThemeChoice()).toBe('dark')
  })

  it('change the language, here and on the server', async () => {
    const { calls } = await choose('portug', 'Language: Português')
    await waitFor(() => expect(getSession().user?.usr_locale).toBe('pt_BR'))
    expect(calls.find(({ endpoint }) => endpoint === updateUserLocale)?.body).toEqual({ usr_locale: 'pt_BR' })
  })

  it('are not what is so already', async () => {
    const { visitor, sections } = await open()
    await visitor.keyboard('language')
    await waitFor(() =>
      expect(sections()).toEqual({ Actions: ['Language: Português', 'Language: Español', 'Language: Italiano'] }),
    )
  })
})

describe('what is done with a record', () => {
  const MAY_BAN = { rights: [...RIGHTS, 'user.update'] as const }

  it('begins with its words, and asks for the record by what follows', async () => {
    const { visitor, router, sections, option, dialog } = await open(MAY_BAN)
    await visitor.keyboard('ban')
    await waitFor(() => expect(sections()).toEqual({ Actions: ['Ban…'] }))
    await visitor.keyboard('{Enter}')
    const field = dialog.getByRole('combobox')
    expect(field).toHaveValue('Ban ')
    expect(field).toHaveFocus()
    await visitor.keyboard('cari')
    await option('Ban Ana Cariri…')
    expect(sections()).toEqual({ Actions: ['Ban Ana Cariri…'] })
    await visitor.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/user/7', state: { do: 'ban' } }))
  })

  it.each([
    ['hides nobody whose name begins so', MAY_BAN, { People: ['Ban Souza'], Actions: ['Ban Ban Souza…'] }],
    ['is nothing to whoever may not do it', {}, { People: ['Ban Souza'] }],
  ])('%s', async (_, how, found) => {
    const { visitor, option, sections } = await open({ ...how, people: finding([aHit(9, 'Ban Souza')]) })
    await visitor.keyboard('ban souza')
    await option('Ban Souza')
    expect(sections()).toEqual(found)
  })
})

describe('recents', () => {
  const visit = async (shell: Awaited<ReturnType<typeof start>>, ...paths: string[]) => {
    for (const path of paths) await act(() => shell.router.navigate(path))
  }

  it('are the records and pages that were opened last, the latest first, without the one that is open', async () => {
    const shell = await start()
    await visit(shell, '/account/12', '/user/7/edit', '/user', '/orders')
    const { sections } = await openIn(shell)
    expect(sections().Recent).toEqual(['Users', 'Ana Cariri', 'Grupo Cariri', 'Dashboard'])
    expect(sections().Pages).toEqual(['Orders'])
  })

  it('leave out what is gone, and what does not open any more', async () => {
    const shell = await start({ accounts: () => [], rights: RIGHTS.filter(right => right !== 'user.list') })
    await visit(shell, '/account/12', '/user/7', '/nowhere', '/user')
    const { sections } = await openIn(shell)
    expect(sections().Recent).toEqual(['Dashboard'])
  })

  it('are forgotten with the person who signs out', async () => {
    const shell = await start()
    await visit(shell, '/orders', '/account/12')
    expect(JSON.stringify({ ...localStorage })).toContain('/orders')
    await act(() => signOut())
    expect(JSON.stringify({ ...localStorage })).not.toContain('/orders')
  })
})
