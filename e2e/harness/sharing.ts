import { expect, type Page } from 'playwright/test'

type Shared = { from: string; lib?: () => Record<string, unknown> }
type Instance = { name: string; shareScopeMap: Record<string, Record<string, Record<string, Shared>>> }
type Federation = { __INSTANCES__: Instance[] }
type Given = Record<string, Record<string, unknown>>

/**
 * Of each package that must exist once: how many versions the page knows, whose, and whether what the remote got is
 * the very thing.
 */
const givenTo = (page: Page, remote: string): Promise<Record<string, string>> =>
  page.evaluate(name => {
    const global = globalThis as unknown as { __FEDERATION__: Federation; candelaGiven?: Record<string, Given> }
    const scope = global.__FEDERATION__.__INSTANCES__.find(instance => instance.name === 'candela_shell')?.shareScopeMap
    const describe = (request: string, things: Record<string, unknown>): string => {
      const versions = Object.values(scope?.default?.[request] ?? {})
      const same = Object.entries(things).every(([key, thing]) => versions[0]?.lib?.()[key] === thing)
      return `${versions.length} of ${versions.map(({ from }) => from).join()}, ${same ? 'the same' : 'another'}`
    }
    const given = Object.entries(global.candelaGiven?.[name] ?? {})
    return Object.fromEntries(given.map(([request, things]) => [request, describe(request, things)]))
  }, remote)

const ONCE = [
  'react',
  'styled-components',
  '@tanstack/react-query',
  '@candela/shared-auth',
  '@candela/shared-ui/runtime',
  '@candela/shared-ui/router',
]

/** The remote whose screen is open runs on the shell's own React, router, styles, texts, query cache and session. */
export const expectShellsOwn = async (page: Page, remote: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Probe ${remote}`)
  const expected = Object.fromEntries(ONCE.map(request => [request, '1 of candela_shell, the same']))
  await expect.poll(() => givenTo(page, remote)).toEqual(expected)
}

/** A line of what the probe says it sees: `person: Lívia Prado`. */
export const seen = (page: Page, line: string) => page.getByText(line, { exact: true })
