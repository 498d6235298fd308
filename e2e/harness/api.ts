/** Of everybody whom the seed brings. */
export const DEMO_PASSWORD = 'candela-demo'

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

/** The address of a seeded person, by id. */
export const emailOf = async (url: string, id: number): Promise<string> => {
  const token = await tokenFor(url, 'admin@candela.example')
  const { body } = await apiCall(url, 'GET', `/user/${id}`, { token })
  return String((body.record as { usr_email: string }).usr_email)
}
