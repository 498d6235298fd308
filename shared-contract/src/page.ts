import * as z from 'zod/mini'
import { DEMO_ROLES } from './document'
import { LOCALES } from './locales'
import type { PublicRegistry } from './remote'

/** What the gateway writes into every page as `<script type="application/json" id="candela-page">`. */
export const pageConfigSchema = z.object({
  /** The language before anybody is signed in: cookie, then `Accept-Language`. */
  locale: z.enum(LOCALES),
  /** Offered as one-click chips in demo mode; absent otherwise. */
  demo: z.nullable(
    z.object({ password: z.string(), users: z.array(z.object({ email: z.string(), role: z.enum(DEMO_ROLES) })) }),
  ),
  /** There is an outbox page to read mails in. */
  mailbox: z.boolean(),
  /** Read apart, one remote at a time, see `readPublicRegistry`. */
  registry: z.unknown(),
  /** For styles that scripts insert. */
  nonce: z.string(),
})
export type PageConfig = Omit<z.output<typeof pageConfigSchema>, 'registry'> & { registry: PublicRegistry }
