import { PAGE_CONFIG_ID } from '@candela/shared-contract'
import { screen } from '@testing-library/dom'
import { START_FAILED, watchStart } from './startFailure'

const BODY = '<div id="root"></div><div id="splash"></div>'

const pageIn = (locale: string) =>
  `${BODY}<script type="application/json" id="${PAGE_CONFIG_ID}">{"locale":"${locale}"}</script>`

const refuse = (attributes: string) => {
  const scripts = document.createElement('div')
  scripts.innerHTML = `<script ${attributes}></script>`
  document.body.append(scripts)
  scripts.querySelector('script')?.dispatchEvent(new Event('error'))
}

const heading = () => screen.queryByRole('heading')

beforeAll(watchStart)

it('says what happened when the start gave up, with a way to go on', () => {
  document.body.innerHTML = BODY
  dispatchEvent(new Event(START_FAILED))
  expect(document.getElementById('splash')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'The page could not be started' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
})

it.each([
  ['en_US', 'The page could not be started'],
  ['pt_BR', 'A página não pôde ser iniciada'],
  ['es_ES', 'La página no se ha podido iniciar'],
  ['it_IT', 'La pagina non si è avviata'],
])('a script of the document that does not come is told in the language of the page, %s', (locale, words) => {
  document.body.innerHTML = pageIn(locale)
  refuse('defer src="/assets/app.js"')
  expect(heading()).toHaveTextContent(words)
})

it('a script that the page asked for later speaks for itself', () => {
  document.body.innerHTML = BODY
  refuse('src="/remotes/mfe-admin/1/list.js"')
  expect(heading()).not.toBeInTheDocument()
  expect(document.getElementById('splash')).toBeInTheDocument()
})

it('a script that fails while the document is still coming is told once it is there', () => {
  document.body.innerHTML = ''
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  refuse('defer src="/assets/app.js"')
  document.body.innerHTML = BODY
  state.mockRestore()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(heading()).toBeVisible()
})
