/** `npm run permissions`: prints every endpoint and who may call it to `docs/permissions.md`. */
import { runApiCommand } from './api-command.mjs'

await runApiCommand('permissions')
