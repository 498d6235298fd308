/** @typedef {{ folder: string, name: string, title: string, versions: Record<string, string> }} NewRemote */

const LANGUAGES = ['en', 'pt', 'es', 'it']

/** @param {string} text inside single quotes */
const quoted = text => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** @param {NewRemote} remote */
const manifest = ({ folder, versions }) =>
  `${JSON.stringify(
    {
      name: `@candela/${folder}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      exports: { './remote': './src/remote.ts' },
      scripts: {
        build: `node ../tools/build.mjs ${folder}`,
        dev: `node ../tools/dev-remote.mjs ${folder}`,
        alone: `node ../tools/alone.mjs ${folder}`,
      },
      dependencies: versions,
    },
    null,
    2,
  )}\n`

/** @param {NewRemote} remote */
const declaration = ({ name, title }) => `import { defineRemote, type Labels } from '@candela/shared-contract'

const title: Labels = { ${LANGUAGES.map(language => `${language}: ${quoted(title)}`).join(', ')} }

export const remote = defineRemote({
  name: 'candela_${name}',
  host: '^1.6.0',
  i18n: '${name}',
  title,
  routes: [{ path: '/${name}', module: './Home', title, anyOf: ['auth.session'] }],
  nav: [
    {
      key: '${name}',
      label: title,
      path: '/${name}',
      placement: 'sidebar',
      group: 'main',
      order: 100,
      icon: 'gauge',
      anyOf: ['auth.session'],
    },
  ],
})
`

/** @param {NewRemote} remote */
const screen = ({ name }) => `import { Card, Page } from '@candela/shared-ui'
import { ${name}Messages } from './i18n/messages'

const Home = () => {
  const t = ${name}Messages.useT()
  return (
    <Page title={t('home.title')}>
      <Card>
        <p>{t('home.text')}</p>
      </Card>
    </Page>
  )
}

export default Home
`

/** @param {NewRemote} remote */
const screenTest = ({ title }) => `import { renderUi } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
import Home from './Home'

test('the first screen names itself', () => {
  renderUi(<Home />)
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeInTheDocument()
})
`

/** @param {NewRemote} remote */
const messages = ({ name }) => `import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './en'

export const ${name}Messages = defineMessages('${name}', en, {
  pt: () => import('./pt'),
  es: () => import('./es'),
  it: () => import('./it'),
})
`

const messagesTest = `import { checkMessages } from '@candela/shared-ui/testing'
import { en } from './en'

test('the words are complete in every language', async () => {
  const problems = await checkMessages(en, {
    pt: () => import('./pt'),
    es: () => import('./es'),
    it: () => import('./it'),
  })
  expect(problems).toEqual([])
})
`

/** What its first screen says, until somebody says something better. @type {Record<string, string>} */
const TEXTS = {
  en: 'This section is new. Its first screen is src/Home.tsx.',
  pt: 'Esta seção é nova. A primeira tela dela é src/Home.tsx.',
  es: 'Esta sección es nueva. Su primera pantalla es src/Home.tsx.',
  it: 'Questa sezione è nuova. La sua prima schermata è src/Home.tsx.',
}

/** @param {string} language @param {NewRemote} remote */
const words = (language, { title }) => {
  const home = `  home: {\n    title: ${quoted(title)},\n    text: ${quoted(TEXTS[language] ?? '')},\n  },`
  if (language === 'en') return `export const en = {\n${home}\n}\n`
  return `import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
${home}
} satisfies Translation<typeof en>
`
}

/** Every file of a new remote, by its path in it. @param {NewRemote} remote @returns {Record<string, string>} */
export const filesOf = remote => ({
  'package.json': manifest(remote),
  'src/remote.ts': declaration(remote),
  'src/Home.tsx': screen(remote),
  'src/Home.test.tsx': screenTest(remote),
  'src/i18n/messages.ts': messages(remote),
  'src/i18n/messages.test.ts': messagesTest,
  ...Object.fromEntries(LANGUAGES.map(language => [`src/i18n/${language}.ts`, words(language, remote)])),
})
