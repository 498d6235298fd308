/** `npm run audit:verify`: walks the audit trail; a hash that was kept may stand behind it. */
import { runApiCommand } from './api-command.mjs'

await runApiCommand('audit-verify')
