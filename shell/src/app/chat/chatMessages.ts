import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './words/en'
import { es } from './words/es'
import { it } from './words/it'
import { pt } from './words/pt'

/** Apart from the words of the frame: they come with the panel, when somebody opens it. */
export const chatMessages = defineMessages('shell.chat', en, { pt, es, it })
