import { en } from '@candela/shared-contract/systemLogWords/en'
import { defineMessages } from '@candela/shared-ui/runtime'

/** What the trail calls actions and fields, in the system log as in the history of a record. */
const logMessages = defineMessages('log', en, {
  pt: async () => ({ default: (await import('@candela/shared-contract/systemLogWords/pt')).pt }),
  es: async () => ({ default: (await import('@candela/shared-contract/systemLogWords/es')).es }),
  it: async () => ({ default: (await import('@candela/shared-contract/systemLogWords/it')).it }),
})

/** What is new to the log, or gone from it, has no word. */
export const useLogWords = () => {
  // An action has a dot in its name, which the types of texts take for a step.
  const t = logMessages.useT() as (key: string) => string
  const wordOf = (part: 'action' | 'field') => (name: string) =>
    Object.hasOwn(en[part], name) ? t(`${part}.${name}`) : undefined
  return { actionOf: wordOf('action'), fieldOf: wordOf('field') }
}
