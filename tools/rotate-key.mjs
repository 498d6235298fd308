/** `npm run rotate-key`: seals the credentials of ad networks with a new key. */
import { runApiCommand } from './api-command.mjs'

await runApiCommand('rotate-key')
