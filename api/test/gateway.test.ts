import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { endpointList, routeOf } from '@candela/shared-contract'
import { type Product, startProduct } from './product'

let product: Product
let shellDir: string
beforeAll(async () => {
  shellDir = mkdtempSync(join(tmpdir(), 'candela-shell-'))
  mkdirSync(join(shellDir, 'assets'))
  mkdirSync(join(shellDir, 'documents'))
  const page = (title: string) =>
    `<title>${title}</title><style nonce="__CANDELA_NONCE__"></style><script type="application/json" id="candela-page">__CANDELA_PAGE__</script>`
  for (const locale of ['en_US', 'pt_BR', 'es_ES', 'it_IT'])
    for (const name of ['auth-login', 'auth-forgot-password', 'auth-reset-password', 'dev-mailbox'])
      writeFileSync(join(shellDir, 'documents', `${name}.${locale}.html`), page(`${name} ${locale}`))
  writeFileSync(join(shellDir, 'documents', 'app.html'), `${page('app')}<!--__CANDELA_PRELOADS__-->`)
  writeFileSync(join(shellDir, 'assets', 'app.0123456789.js'), 'export {}')
  writeFileSync(join(shellDir, 'assets', 'app.0123456789.js.br'), 'compressed')
  product = await startProduct({ config: { shellDir } })
})
afterAll(async () => {
  await product.close()
  rmSync(shellDir, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  product.server.inject({ method: 'GET', url, headers })

describe('pages', () => {
  it.each([
    ['/auth', '/auth/login'],
    ['/auth/', '/auth/login'],
    ['/auth/anything/else', '/auth/login'],
    ['/auth/reset-password', '/auth'],
    ['/auth/reset-password?token=', '/auth'],
    ['/auth/reset-password?token=a&token=b', '/auth'],
  ])('%s goes to %s', async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location]).toEqual([302, to])
  })

  it('speak the language of the cookie, then of the browser, then English', async () => {
    const title = async (headers: Record<string, string>) =>
      /<title>(.*)<\/title>/.exec((await get('/auth/login', headers)).body)?.[1]
    expect(await title({ cookie: 'a=b; candela_locale=it_IT', 'accept-language': 'es' })).toBe('auth-login it_IT')
    expect(await title({ cookie: 'candela_locale=<script>', 'accept-language': 'es-MX,en;q=0.8' })).toBe(
      'auth-login es_ES',
    )
    expect(await title({ 'accept-language': 'de,pt;q=0.5,en;q=0.4' })).toBe('auth-login pt_BR')
    expect(await title({ 'accept-language': 'xx' })).toBe('auth-login en_US')
    expect((await get('/auth/login')).headers.vary).toContain('Accept-Language')
  })

  it('carry a policy without eval or inline script, with a nonce that is new each time', async () => {
    const nonceOf = async () => {
      const { headers, body } = await get('/auth/login')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toMatch(/unsafe/)
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
      expect(body).toContain(`<style nonce="${nonce}">`)
      return nonce
    }
    expect(await nonceOf()).not.toBe(await nonceOf())
  })

  it('offer the demo people only in a demo', async () => {
    expect((await get('/auth/login')).body).toContain('admin@candela.example')
    const serious = await startProduct({ config: { shellDir, demo: false } })
    const { body } = await serious.server.inject({ method: 'GET', url: '/auth/login' })
    expect(body).not.toMatch(/candela-demo|admin@candela/)
    expect((await serious.server.inject({ method: 'GET', url: '/dev/mailbox' })).body).toContain('<title>app')
    expect((await serious.call('GET', '/dev/mailbox')).status).toBe(404)
    await serious.close()
  })

  it('answer every screen with the app, and an error page with its status', async () => {
    const statuses: Record<string, number> = {}
    for (const path of [
      '/',
      '/dashboard',
      '/account/12/edit',
      '/error/error-v1',
      '/error/error-v2',
      '/error/error-v5',
      '/error/error-v6',
    ])
      statuses[path] = (await get(path)).statusCode
    expect(statuses).toEqual({
      '/': 200,
      '/dashboard': 200,
      '/account/12/edit': 200,
      '/error/error-v1': 404,
      '/error/error-v2': 500,
      '/error/error-v5': 403,
      '/error/error-v6': 404,
    })
  })

  it('travel compressed', async () => {
    const { rawPayload, headers } = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<title>app</title>')
  })
})

describe('remotes', () => {
  const title = { en: 'Admin', pt: 'Admin', es: 'Admin', it: 'Admin' }
  const release = {
    url: '/remotes/candela_admin/1/',
    files: { 'remoteEntry.js': 'sha384-entry', 'list.js': 'sha384-list' },
    modules: { './List': ['list.js'] },
    declaration: {
      name: 'candela_admin',
      version: '1',
      host: '^1.0.0',
      i18n: 'admin',
      title,
      routes: [{ path: '/group', module: './List', title, anyOf: ['group.list'] }],
      nav: [],
    },
    builtAt: '2026-11-20T12:00:00Z',
  }
  const live = {
    schema: 1,
    default: { candela_admin: '1' },
    rollouts: [{ remote: 'candela_admin', version: '2', match: { groups: [1] } }],
    disabled: {},
    overrides: [],
    releases: { candela_admin: { '1': release, '2': { ...release, url: '/remotes/candela_admin/2/' } } },
    history: [],
  }
  const publish = (registry: unknown) =>
    writeFileSync(join(product.app.config.dataDir, 'registry.json'), JSON.stringify(registry))
  const liveNow = async (email = 'viewer@candela.example') => {
    const { body } = await product.call('GET', '/remotes', { token: await product.signIn(email) })
    return (body.remotes as { url: string }[]).map(({ url }) => url)
  }

  it('are what is live for the caller', async () => {
    publish(live)
    expect(await liveNow()).toEqual(['/remotes/candela_admin/1/'])
    expect(await liveNow('admin@candela.example')).toEqual(['/remotes/candela_admin/2/'])
    const token = await product.signIn('admin@candela.example')
    expect((await product.call('GET', '/auth/session', { token })).body.remotes).toEqual({ candela_admin: '2' })
  })

  it('begin to load with the page of their screen, and with no other', async () => {
    publish(live)
    const { body } = await get('/group?q=x')
    for (const file of ['remoteEntry.js" integrity="sha384-entry"', 'list.js" integrity="sha384-list"'])
      expect(body).toContain(`href="/remotes/candela_admin/1/${file}`)
    expect((await get('/dashboard')).body).not.toMatch(/rel="preload"|CANDELA/)
  })

  it('of developers come from the origins that the registry names, and nothing else slips into the policy', async () => {
    publish({
      ...live,
      overrides: ['http://localhost:3101', "'unsafe-inline'", 'https://x.example; script-src *', 'data:'],
    })
    const policy = String((await get('/group')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' http://localhost:3101;")
    expect(policy).toContain("connect-src 'self' http://localhost:3101 ws://localhost:3101;")
    expect(policy).not.toMatch(/unsafe-inline|x\.example/)
  })

  it('stay as they were when the registry cannot be read, and one broken release costs itself only', async () => {
    publish(live)
    expect(await liveNow()).toHaveLength(1)
    publish('{"half')
    expect(await liveNow()).toHaveLength(1)
    publish({
      ...live,
      default: { candela_admin: '1', candela_broken: '1' },
      releases: { ...live.releases, candela_broken: { '1': { url: 7 } } },
    })
    expect(await liveNow()).toEqual(['/remotes/candela_admin/1/'])
    expect(product.logLines().join('')).toContain('candela_broken 1')
  })
})

describe('files', () => {
  it('are kept for ever, and come compressed when the build made it so', async () => {
    const { headers, body } = await get('/assets/app.0123456789.js', { 'accept-encoding': 'br' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect([headers['content-encoding'], body]).toEqual(['br', 'compressed'])
  })

  it.each([
    '/assets/gone.js',
    '/remotes/candela_admin/0.1.0/remoteEntry.js',
    '/favicon.ico',
    '/assets/../../package.json',
    '/.git/config',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('that are missing are 404, never a page: %s', async path => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('<title>')
  })

  it('cannot be posted to', async () => {
    expect((await product.call('POST', '/api/nothing')).status).toBe(404)
    expect((await product.server.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404)
  })
})

describe('headers', () => {
  it.each(['/', '/auth/login', '/api/web/health', '/api/web/nothing', '/assets/gone.js', '/assets/app.0123456789.js'])(
    'of %s protect it',
    async path => {
      const { headers } = await get(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
      expect(headers['access-control-allow-origin']).toBeUndefined()
      // Reached by http.
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )
})

describe('the API document', () => {
  it('is printed from the table, for people who are signed in', async () => {
    expect((await product.call('GET', '/openapi.json')).status).toBe(401)
    const token = await product.signIn('viewer@candela.example')
    const { body } = await product.call('GET', '/openapi.json', { token })
    expect(body).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: '/api' }],
      paths: { '/web/user/{id}': { get: { operationId: 'user.get' } }, '/web/auth': { post: { security: [] } } },
    })
    const paths = body.paths as Record<string, Record<string, object>>
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} /api${path}`),
    )
    const declared = endpointList.map(({ endpoint }) => `${endpoint.method} ${routeOf(endpoint)}`)
    expect(listed.toSorted()).toEqual(declared.map(call => call.replace(/:(\w+)/g, '{$1}')).toSorted())
    const { responses: answers, parameters } = (paths['/web/account/{id}']?.get ?? {}) as Record<string, unknown>
    expect(paths['/mobile/account/{id}']?.get).toMatchObject({
      operationId: 'mobileAccount.get',
      description: 'Access: mobileAccount.get, with account.get. Effect: read.',
      ...{ responses: answers, parameters },
    })
  })
})

describe('logs', () => {
  it('hold one line a request and no secret', async () => {
    const token = await product.signIn('finance@candela.example')
    await product.call('POST', '/auth', {
      body: { email: 'finance@candela.example', password: 'canary-password-1' },
      headers: { 'user-agent': 'evil\nline "quoted"' },
    })
    await product.call('GET', '/auth/session', { token })
    const text = product.logLines().join('')
    expect(text).not.toMatch(/canary-password-1/)
    expect(text).not.toContain(token)
    for (const line of product.logLines()) expect(() => JSON.parse(line)).not.toThrow()
    const requests = product.logLines().filter(line => line.includes('"msg":"request"'))
    expect(JSON.parse(requests.at(-1) ?? '{}')).toMatchObject({
      method: 'GET',
      route: '/api/web/auth/session',
      status: 200,
      actor: 3,
    })
  })
})
