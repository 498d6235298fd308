/** What the gallery shows, in its order. */
export const CHAPTERS = [
  { path: '/actions', title: 'Actions', load: () => import('./pages/Actions') },
  { path: '/fields', title: 'Fields', load: () => import('./pages/Fields') },
  { path: '/choices', title: 'Choices', load: () => import('./pages/Choices') },
  { path: '/photos', title: 'Photos', load: () => import('./pages/Photos') },
  { path: '/feedback', title: 'Feedback', load: () => import('./pages/Feedback') },
  { path: '/dialogs', title: 'Dialogs', load: () => import('./pages/Dialogs') },
  { path: '/frames', title: 'Frames', load: () => import('./pages/Frames') },
  { path: '/icons', title: 'Icons', load: () => import('./pages/Icons') },
  { path: '/form', title: 'Form', load: () => import('./pages/Form') },
  { path: '/history', title: 'History', load: () => import('./pages/History') },
  { path: '/charts', title: 'Charts', load: () => import('./pages/Charts') },
  { path: '/list', title: 'List', load: () => import('./pages/List') },
  { path: '/import', title: 'Import', load: () => import('./pages/Import') },
] as const
