import { ADMIN, apiCall, tokenFor } from '../harness/api'
import { askForFile, FILES, files, filesDone } from '../harness/files'
import { looks } from '../harness/looks'

looks({
  of: 'files',
  /** Two that are ready and one that was stopped: those of one's own are done one after another. */
  arrange: async url => {
    const people = { exp_report: 'user', question: { columns: ['usr_name'] } }
    await askForFile(url, ADMIN, people)
    await askForFile(url, ADMIN, { ...people, exp_format: 'xlsx' })
    const last = await askForFile(url, ADMIN, people)
    // Where it was faster than that, it is one more that is ready.
    await apiCall(url, 'POST', `/export/${last}/cancel`, { token: await tokenFor(url, ADMIN) })
    await filesDone(url, ADMIN)
  },
  words: ['state', 'error', 'contents'],
  screens: [
    {
      name: 'the list',
      path: () => FILES,
      ready: page => files(page).first(),
      open: page =>
        page
          .getByText('SHA-256')
          .first()
          .evaluate(summary => summary.parentElement?.setAttribute('open', '')),
      heading: { en: 'Files', pt: 'Arquivos', es: 'Archivos', it: 'File' },
      isStill: true,
    },
  ],
})
