import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runNode } from '../../tools/run.mjs'
import { ROOT } from './paths'

const PROBE = join(ROOT, 'e2e', 'fixtures', 'probe')

/** A copy of the probe as a remote of its own name. */
export const copyProbe = async (dir: string, name: string): Promise<void> => {
  await rm(join(dir, 'src'), { recursive: true, force: true })
  await cp(join(PROBE, 'src'), join(dir, 'src'), { recursive: true })
  await cp(join(PROBE, 'package.json'), join(dir, 'package.json'))
  await writeFile(join(dir, 'src', 'name.ts'), `export const NAME: string = '${name}'\n`)
}

/** What the probe shows beside the rest. */
export const writeNews = (dir: string, source: string): Promise<void> =>
  writeFile(join(dir, 'src', 'News.tsx'), `${source}\n`)

const edit = async (file: string, change: (text: string) => string): Promise<void> => {
  const before = await readFile(file, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} does not say what the spec expects`)
  await writeFile(file, after)
}

const NEWER = join(ROOT, '.cache', 'newer')

/** A package as it may be some releases later: another minor, and one thing more. */
const copyNewer = async (name: string): Promise<string> => {
  const dir = join(NEWER, 'packages', name)
  await cp(join(ROOT, name, 'src'), join(dir, 'src'), { recursive: true })
  await cp(join(ROOT, name, 'package.json'), join(dir, 'package.json'))
  await edit(join(dir, 'package.json'), text => text.replace(/"version": "0\.\d+\.0"/, '"version": "0.99.0"'))
  await mkdir(join(NEWER, 'node_modules', '@candela'), { recursive: true })
  await symlink(dir, join(NEWER, 'node_modules', '@candela', name))
  return dir
}

/**
 * The probe as another remote, built with a newer shared-ui and a newer contract than the shell's, and using what only
 * those have. Answers the folder that it was built into.
 */
export const buildNewerProbe = async (): Promise<string> => {
  const remote = join(NEWER, 'mfe-newer')
  for (const folder of ['packages', 'node_modules']) await rm(join(NEWER, folder), { recursive: true, force: true })
  await copyProbe(remote, 'newer')

  const contract = await copyNewer('shared-contract')
  await edit(join(contract, 'src', 'remote.ts'), text =>
    text.replace(/HOST_VERSION = '(\d+)\.\d+\.\d+'/, "HOST_VERSION = '$1.99.0'"),
  )
  await edit(join(contract, 'src', 'index.ts'), text => `${text}export const NEWS = 'News of the contract'\n`)
  const ui = await copyNewer('shared-ui')
  await writeFile(
    join(ui, 'src', 'components', 'Highlight.tsx'),
    "import { styled } from 'styled-components'\n\nexport const Highlight = styled.mark`\n  color: inherit;\n`\n",
  )
  await edit(join(ui, 'src', 'index.ts'), text => `${text}export { Highlight } from './components/Highlight'\n`)
  await writeNews(
    remote,
    "import { NEWS } from '@candela/shared-contract'\nimport { Highlight } from '@candela/shared-ui'\n\nexport const News = () => <Highlight>{NEWS}</Highlight>",
  )
  const { ok, output } = await runNode('tools/build.mjs', [remote])
  if (!ok) throw new Error(output)
  return join(remote, 'dist')
}
