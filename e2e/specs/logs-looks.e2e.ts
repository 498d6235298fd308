import type { Page } from 'playwright/test'
import { asAdmin, DEMO_PASSWORD, tokenFor } from '../harness/api'
import { firstLink, looks } from '../harness/looks'
import { expect } from '../harness/test'
import { createUser } from '../harness/users'

const firstFact = (page: Page) => page.getByRole('main').getByRole('definition').first()

const newest = async (url: string, resource: string): Promise<number> => {
  const { body } = await asAdmin(url, 'POST', `/${resource}/list`, { body: { page: 1, perPage: 1 } })
  return (body.data as { id: number }[])[0]?.id ?? 0
}

looks({
  of: 'logs',
  arrange: async url => {
    const { record } = await createUser(url, { usr_name: 'Looks of a visitor', usr_password: DEMO_PASSWORD })
    await tokenFor(url, record.usr_email)
    return { person: record.id, visit: await newest(url, 'userAccessLog'), change: await newest(url, 'systemLog') }
  },
  words: ['systemLog', 'visitLog'],
  screens: [
    {
      name: 'visits',
      path: ({ person }) => `/visit-log?f.ual_id_user=${person}`,
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
        await expect(
          page.getByRole('dialog', { name: 'Period' }).getByRole('button', { name: 'Last 7 days' }),
        ).toBeVisible()
      },
      isEnglishOnly: true,
    },
    {
      name: 'changes',
      path: ({ person }) => `/system-log?f.slo_object_id=${person}&f.slo_type=user`,
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
