import { getSession } from '@candela/shared-auth'
import { changeLocale, clearToasts, defineMessages } from '@candela/shared-ui/runtime'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aRegistry, aRoute, aUser } from '../testing/fixtures'
import { renderShell } from '../testing/renderShell'

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: async () => ({ default: () => <h1>A screen</h1> }),
}))

/** An area whose Portuguese texts cannot be fetched. */
const texts = { word: 'word' }
defineMessages('unlucky', texts, { pt: () => Promise.reject(new Error('no such chunk')), es: texts, it: texts })

const registry = aRegistry([], [aRoute('/dashboard', 'Dashboard')])
const person = aUser(['auth.session'])
const show = (user = person) => renderShell({ path: '/dashboard', user, registry })

const answer = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }))

const choose = async (visitor: Awaited<ReturnType<typeof show>>['visitor'], button: RegExp, item: string) => {
  await visitor.click(await screen.findByRole('button', { name: button }))
  await visitor.click(await screen.findByRole('menuitemradio', { name: item }))
}

beforeEach(async () => {
  clearToasts()
  await changeLocale('en_US')
})

describe('the language selector', () => {
  it('alerts and changes nothing when the texts cannot be fetched', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const request = answer(200)
    const { visitor } = await show()
    await choose(visitor, /Language: English/, 'Português')

    const alert = await screen.findByText('Ops')
    expect(alert.closest('[role=alert]')).toHaveTextContent('The language change failed')
    expect(screen.getByRole('button', { name: 'Language: English' })).toBeVisible()
    expect(getSession().user?.usr_locale).toBe('en_US')
    expect(request).not.toHaveBeenCalledWith(
      expect.objectContaining({ url: expect.stringContaining('updateUserLocale') }),
      {},
    )
  })

  it('changes the interface, the stored person and the server', async () => {
    const request = answer(204)
    const { visitor } = await show()
    await choose(visitor, /Language: English/, 'Italiano')
    expect(await screen.findByRole('button', { name: 'Lingua: Italiano' })).toBeVisible()
    expect(document.documentElement.lang).toBe('it-IT')
    await waitFor(() => expect(request).toHaveBeenCalled())
    expect(getSession().user?.usr_locale).toBe('it_IT')
  })

  it('stays silent when the server does not follow', async () => {
    answer(500)
    const { visitor } = await show()
    await choose(visitor, /Language: English/, 'Español')
    expect(await screen.findByRole('button', { name: 'Idioma: Español' })).toBeVisible()
    expect(getSession().user?.usr_locale).toBe('es_ES')
    for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement()
  })
})

describe('the currency selector', () => {
  it('changes what amounts are shown in', async () => {
    const { visitor } = await show()
    await choose(visitor, /Currency: BRL/, 'US dollar (USD)')
    expect(await screen.findByRole('button', { name: 'Currency: USD' })).toBeVisible()
  })
})

describe('the profile menu', () => {
  it('says who is signed in and sets the theme', async () => {
    const { visitor } = await show()
    await visitor.click(await screen.findByRole('button', { name: 'Profile of Lívia Prado' }))
    expect(within(screen.getByRole('menu')).getByText('Publishers')).toBeVisible()
    await visitor.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
  })
})

describe('the footer', () => {
  it.each([
    ['en_US', 'en'],
    ['it_IT', 'it'],
  ] as const)('has the year and both policies in the language of the reader: %s', async (locale, language) => {
    await renderShell({ path: '/dashboard', user: person, registry, locale })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText(`© ${new Date().getFullYear()} Candela`)).toBeVisible()
    expect(footer.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      `https://www.candela.example/privacy/${language}`,
      `https://www.candela.example/terms/${language}`,
    ])
  })
})

const turnNetwork = (onLine: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  act(() => {
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  })
}

describe('without network', () => {
  it('says since when', async () => {
    await show()
    await screen.findByRole('contentinfo')
    turnNetwork(false)
    expect(await screen.findByText(/You are offline. Showing data from \d\d:\d\d/)).toBeVisible()
    turnNetwork(true)
    await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument())
  })
})
