import type { Page } from 'playwright/test'
import { asAdmin } from '../harness/api'
import { firstLink, looks } from '../harness/looks'
import { expect } from '../harness/test'

const firstFact = (page: Page) => page.getByRole('main').getByRole('definition').first()

const newest = async (url: string, resource: string): Promise<number> => {
  const { body } = await asAdmin(url, 'POST', `/${resource}/list`, { body: { page: 1, perPage: 1 } })
  return (body.data as { id: number }[])[0]?.id ?? 0
}

looks({
  of: 'logs',
  arrange: async url => ({ visit: await newest(url, 'userAccessLog'), change: await newest(url, 'systemLog') }),
  words: ['systemLog', 'visitLog'],
  screens: [
    {
      name: 'visits',
      path: () => '/visit-log',
      ready: firstLink,
      heading: {
        en: 'Visit logs',
        pt: 'Registro de acessos',
        es: 'Registro de visitas',
        it: 'Registro delle visite',
      },
    },
    { name: 'a visit', path: ({ visit }) => `/visit-log/${visit}`, ready: firstFact },
    {
      name: 'days to choose',
      path: () => '/visit-log?f.period=last7',
      ready: page => page.getByRole('button', { name: 'Period Last 7 days' }),
      open: async page => {
        await page.getByRole('button', { name: 'Period Last 7 days' }).click()
        expect((await page.getByRole('dialog', { name: 'Period' }).boundingBox())?.width).toBe(300)
      },
      isEnglishOnly: true,
    },
    {
      name: 'changes',
      path: () => '/system-log',
      ready: firstLink,
      heading: {
        en: 'System logs',
        pt: 'Logs do sistema',
        es: 'Registros del sistema',
        it: 'Log di sistema',
      },
    },
    { name: 'a change', path: ({ change }) => `/system-log/${change}`, ready: firstFact },
  ],
})
