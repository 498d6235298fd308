import type { Pair, SessionUser } from '@candela/shared-contract'

const INSTANT = '2026-11-20T12:00:00.000000Z'

export const aUser = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  usr_name: 'Lívia Prado',
  usr_email: 'livia@cariri.example',
  usr_status: 'Ativo',
  usr_id_group: 3,
  usr_comission: null,
  usr_product: 'Candela',
  usr_locale: 'pt_BR',
  created_at: INSTANT,
  updated_at: INSTANT,
  group: aGroup('account.list'),
  manager: null,
  ...changes,
})

export const aGroup = (...pairs: Pair[]): NonNullable<SessionUser['group']> => ({
  id: 3,
  gro_name: 'Publishers',
  gro_scope: 'own',
  permissions: pairs.map(pair => {
    const [grp_controller = '', grp_method = ''] = pair.split('.')
    return { grp_controller, grp_method }
  }),
  created_at: INSTANT,
  updated_at: INSTANT,
})

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

export const refusal = (status: number, code: string, more: object = {}): Response =>
  json({ message: `words for ${code}`, code, errors: [], requestId: 'req-1', ...more }, status)

/** Puts a server in the place of the network and keeps what it was asked. */
export const serve = (respond: (request: Request) => Response | Promise<Response>): Request[] => {
  const requests: Request[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request.clone())
    return respond(request)
  }
  return requests
}

/** A server that never answers. */
export const stalled = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => {
    const give = () => reject(signal.reason)
    if (signal.aborted) give()
    else signal.addEventListener('abort', give)
  })

/** What another tab does to the storage, as this tab hears of it. */
export const fromAnotherTab = (key: string, value: string | null): void => {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}
