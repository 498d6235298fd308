import { PAGE_CONFIG_ID, type PageConfig, pageConfigSchema, readPublicRegistry } from '@candela/shared-contract'
import { reportProblem } from './reportProblem'

/** What the gateway wrote into this page. A remote that cannot be read costs itself and nothing else. */
export const readPage = (): PageConfig => {
  const page = pageConfigSchema.parse(JSON.parse(document.getElementById(PAGE_CONFIG_ID)?.textContent ?? 'null'))
  const { registry, refused } = readPublicRegistry(page.registry)
  for (const remote of refused)
    reportProblem(new Error('cannot be read in the registry'), { phase: 'registry', remote })
  return { ...page, registry }
}
