export { isByItself, KEY_OF, LOG_SHAPES, type LogShape, MASKED, OWN_ACTIONS, PARTS, shapeOf } from './shape'
export { type LogSpeech, logSpeech, type Spoken } from './speech'
export { fieldsSaid } from './told'
export { holdingOf } from './values'
