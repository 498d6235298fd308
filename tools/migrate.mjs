/** `npm run migrate`: migrates as the role of `MIGRATE_DATABASE_URL`, and ends. */
import { runApiCommand } from './api-command.mjs'

await runApiCommand('migrate')
