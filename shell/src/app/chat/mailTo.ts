import { BRAND } from '@candela/shared-contract'

type Mail = { to: string; subject: string; body: string }

/** A link that opens the reader's mail program with a mail begun. */
export const mailTo = ({ to, subject, body }: Mail): string =>
  `mailto:${to.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

/** What the page calls itself, without the brand. */
export const pageName = (): string => document.title.replace(` · ${BRAND.name}`, '')
