/** Of this page's content security policy, where the document keeps it for scripts that insert styles. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
