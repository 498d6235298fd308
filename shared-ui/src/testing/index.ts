/** For tests only. */
export { checkMessages } from './checkMessages'
export { type Answer, answers, type Call, held, refusal, serve } from './fakeServer'
export { renderScreen, type Visit } from './renderScreen'
export { renderUi } from './renderUi'
export { savedFiles } from './savedFiles'
export { INSTANT, ME, menuTexts, onePage, onPhone, textsOf } from './screens'
