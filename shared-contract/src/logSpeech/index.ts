export { isByItself, KEY_OF, MASKED, OWN_ACTIONS, PARTS, ROW_EVENTS, type RowEvent, rowEventOf } from './rowEvent'
export { type LogSpeech, logSpeech, type Spoken } from './speech'
export { fieldsSaid } from './told'
export { valueKindOf } from './values'
