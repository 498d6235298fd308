import type { Page } from 'playwright/test'
import { createGroup, groupNamed } from '../harness/groups'
import { looks } from '../harness/looks'
import { expect } from '../harness/test'

/** Everything of the form at once: changes, a hint, the summary of both. */
const change = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('grid').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  await page.locator('[data-cell="3"]:not(:checked)').nth(2).check()
  await page.locator('[data-cell="1"]:checked').nth(1).uncheck()
}

looks({
  of: 'groups',
  arrange: async url => {
    await createGroup(url, { gro_name: 'Looks of a group with a long name', pairs: ['website.list'] })
    return { id: await groupNamed(url, 'Publisher owner') }
  },
  words: ['group', 'matrix', 'menu'],
  screens: [
    {
      name: 'the list',
      path: () => '/group?f.gro_scope=managed&f.gro_scope=own',
      ready: page => page.getByRole('link', { name: 'Publisher owner' }),
      heading: { en: 'Access groups', pt: 'Grupos de acesso', es: 'Grupos de acceso', it: 'Gruppi di accesso' },
    },
    {
      name: 'one of them',
      path: ({ id }) => `/group/${id}`,
      ready: page => page.getByRole('main').getByRole('table'),
    },
    {
      name: 'who can do what',
      path: () => '/group/who?right=mobileAdNetworkCategory.list',
      ready: page => page.getByRole('main').getByRole('row').nth(1),
      heading: {
        en: 'Who can do what',
        pt: 'Quem pode fazer o quê',
        es: 'Quién puede hacer qué',
        it: 'Chi può fare che cosa',
      },
    },
    {
      name: 'editing one',
      path: ({ id }) => `/group/${id}/edit`,
      ready: page => page.getByRole('grid').getByRole('checkbox').first(),
    },
    {
      name: 'a form with changes',
      path: ({ id }) => `/group/${id}/edit`,
      ready: page => page.getByRole('grid').getByRole('checkbox').first(),
      open: change,
      isEnglishOnly: true,
    },
    {
      name: 'what saving would change',
      path: ({ id }) => `/group/${id}/edit`,
      ready: page => page.getByRole('grid').getByRole('checkbox').first(),
      open: async page => {
        await change(page)
        await page.getByRole('button', { name: 'Save changes' }).click()
        await expect(page.getByRole('dialog').getByText(/this group\./)).toBeVisible()
      },
      isEnglishOnly: true,
    },
  ],
})
