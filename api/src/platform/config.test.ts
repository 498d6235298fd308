import { ConfigError, readConfig } from './config'

describe('the environment', () => {
  it('needs nothing: an embedded demo on port 4000', () => {
    expect(readConfig({}, '2026-11-20')).toMatchObject({
      port: 4000,
      host: 'localhost',
      databaseUrl: undefined,
      demo: true,
      seed: 'full',
      seedToday: '2026-11-20',
      publicUrl: 'http://localhost:4000',
      trustProxy: 0,
    })
  })

  it('has no demo on a server database unless it is asked for', () => {
    const DATABASE_URL = 'postgres://db.example/candela'
    expect(readConfig({ DATABASE_URL })).toMatchObject({ demo: false, seed: 'none', host: '0.0.0.0' })
    expect(readConfig({ DATABASE_URL, DEMO: '1' })).toMatchObject({ demo: true, seed: 'full' })
  })

  it('refuses demo people in production', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
    expect(() => readConfig({ NODE_ENV: 'production', DEMO: '1' })).toThrow(ConfigError)
  })

  it.each([
    ['PORT', '80.5'],
    ['PORT', '70000'],
    ['SEED', 'huge'],
    ['DATABASE_URL', 'mysql://db'],
    ['MIGRATE_DATABASE_URL', 'mysql://db'],
    ['MIGRATE_DATABASE_URL', 'postgres://db.example/candela'],
    ['SMTP_URL', 'localhost:25'],
    ['PUBLIC_URL', 'candela.example'],
    ['SEED_TODAY', 'today'],
    ['TRUST_PROXY', 'yes'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })
})
