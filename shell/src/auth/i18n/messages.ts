import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './en'
import { es } from './es'
import { it } from './it'
import { pt } from './pt'

/** All languages are in the bundle: switching before signing in needs no other file of ours. */
export const authMessages = defineMessages('auth', en, { pt, es, it })
