import { looks } from '../harness/looks'
import { newPerson } from '../harness/people'
import { accountWith, reject, websiteWith } from '../harness/websites'

type Sites = { tag: string; waiting: number; refused: number; live: number }

const arrange = async (url: string): Promise<Sites> => {
  const person = await newPerson(url, 'Looks Reader')
  const account = await accountWith(url, { sellers: [person.id] })
  const tag = `looks-${Date.now()}`
  const facts = { anw_account_id: account.id, users: [person.id] }
  const waiting = await websiteWith(url, { ...facts, anw_status: 2, anw_website: `${tag}-waiting.example` })
  const refused = await websiteWith(url, { ...facts, anw_status: 2 })
  const live = await websiteWith(url, { ...facts, anw_name: 'Gazeta do Agreste e de toda a Região Metropolitana' })
  await reject(url, refused.id, 'The privacy page is missing, and there is too little to read.')
  return { tag, waiting: waiting.id, refused: refused.id, live: live.id }
}

looks({
  of: 'websites',
  arrange,
  words: ['website', 'people'],
  screens: [
    {
      name: 'the list',
      path: ({ tag }) => `/website?q=${tag}`,
      ready: (page, { tag }) => page.getByText(tag).first(),
      heading: { en: 'Websites', pt: 'Sites', es: 'Sitios', it: 'Siti' },
    },
    {
      name: 'a new one',
      path: () => '/website/new',
      ready: page => page.getByRole('combobox').first(),
      heading: { en: 'New website', pt: 'Novo site', es: 'Nuevo sitio', it: 'Nuovo sito' },
    },
    {
      name: 'one that waits',
      path: ({ waiting }) => `/website/${waiting}`,
      ready: page => page.getByRole('listitem').filter({ hasText: 'Ads.txt' }),
    },
    {
      name: 'one that was refused',
      path: ({ refused }) => `/website/${refused}`,
      ready: page => page.getByRole('tabpanel'),
    },
    { name: 'one that is live', path: ({ live }) => `/website/${live}`, ready: page => page.getByRole('tabpanel') },
    {
      name: 'its history',
      path: ({ live }) => `/website/${live}?tab=history`,
      ready: page => page.getByRole('tabpanel').getByRole('article').first(),
    },
    {
      name: 'editing one',
      path: ({ live }) => `/website/${live}/edit`,
      ready: page => page.getByRole('combobox').first(),
    },
  ],
})
