/**
 * Text has one form: bytes are UTF-8 or they are no text. Whoever reads bytes of a request asks here, be it a body or a
 * file; what an address escapes is asked in `address.ts`.
 */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Undefined for bytes that are none. */
export const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}
