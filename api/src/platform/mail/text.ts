export type Mail = { subject: string; text: string }

/** A name stands in running text: no line of its own, no length that hides the rest. */
export const inText = (name: string): string => name.replace(/\s+/g, ' ').slice(0, 80)
