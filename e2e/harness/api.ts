/** Of everybody whom the seed brings. */
export const DEMO_PASSWORD = 'candela-demo'

export const ADMIN = 'admin@candela.example'

/** Talks to the API beside the browser: to arrange what a test starts from. */
export const apiCall = async (
  url: string,
  method: 'GET' | 'POST',
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const answer = await fetch(`${url}/api/web${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} }
}

export const tokenFor = async (url: string, email: string, password = DEMO_PASSWORD): Promise<string> => {
  const { body } = await apiCall(url, 'POST', '/auth', { body: { email, password } })
  return String(body.token)
}

/** By product: signing in costs more than most of what is arranged with it. */
const adminTokens = new Map<string, string>()

/** Arranges something with every right there is. */
export const asAdmin: typeof apiCall = async (url, method, path, { body } = {}) => {
  const kept = adminTokens.get(url)
  const token = kept ?? (await tokenFor(url, ADMIN))
  adminTokens.set(url, token)
  const answer = await apiCall(url, method, path, { token, body })
  // Somebody signed the administrator out.
  if (answer.status !== 401 || !kept) return answer
  adminTokens.delete(url)
  return asAdmin(url, method, path, { body })
}

/** The address of a seeded person, by id. */
export const emailOf = async (url: string, id: number): Promise<string> => {
  const { body } = await asAdmin(url, 'GET', `/user/${id}`)
  return String((body.record as { usr_email: string }).usr_email)
}
