import { PAGE_CONFIG_ID } from '@candela/shared-contract'
import { screen } from '@testing-library/dom'
import { START_FAILURE } from '../documents/startFailure'
import { START_FAILED, watchStart } from './startFailure'

/** An element as the document has it. */
const put = <K extends keyof HTMLElementTagNameMap>(tag: K, values: Partial<HTMLElementTagNameMap[K]>) => {
  const element = Object.assign(document.createElement(tag), values)
  document.body.append(element)
  return element
}

const open = () => {
  document.body.replaceChildren()
  for (const id of ['root', 'splash']) put('div', { id })
  document.body.append(...new DOMParser().parseFromString(START_FAILURE, 'text/html').body.children)
}

const refuse = (script: Partial<HTMLScriptElement>) => put('script', script).dispatchEvent(new Event('error'))

const heading = () => screen.queryByRole('heading')

beforeAll(watchStart)

it('says what happened when the start gave up, with a way to go on', () => {
  open()
  dispatchEvent(new Event(START_FAILED))
  expect(document.getElementById('splash')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'The page could not be started' })).toBeVisible()
  expect(screen.getByText('Reload page')).toHaveAttribute('href', '')
})

it.each([
  ['en_US', 'The page could not be started'],
  ['pt_BR', 'A página não pôde ser iniciada'],
  ['es_ES', 'La página no se ha podido iniciar'],
  ['it_IT', 'La pagina non si è avviata'],
])('a script of the document that does not come is told in the language of the page, %s', (locale, words) => {
  open()
  put('script', { id: PAGE_CONFIG_ID, type: 'application/json', text: JSON.stringify({ locale }) })
  refuse({ defer: true })
  expect(heading()).toHaveTextContent(words)
})

it('a script that the page asked for later speaks for itself', () => {
  open()
  refuse({ defer: false })
  expect(heading()).not.toBeInTheDocument()
  expect(document.getElementById('splash')).toBeInTheDocument()
})

it('a script that fails while the document is still coming is told once it is there', () => {
  document.body.replaceChildren()
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  refuse({ defer: true })
  open()
  state.mockRestore()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(heading()).toBeVisible()
})
