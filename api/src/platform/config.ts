import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export type SeedSize = 'full' | 'small' | 'none'

export type Config = {
  port: number
  host: string
  dataDir: string
  /** Where `registry.json` is; the data directory, except in development. */
  registryDir: string
  /** PostgreSQL; absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** The role that owns the tables and migrates them; absent: the one of `databaseUrl`. */
  migrateUrl: string | undefined
  /** What credentials of ad networks are sealed with; absent beside an embedded database: a file in `dataDir`. */
  secretKey: string | undefined
  /** Keys of before, until everything is sealed with the one of now. */
  oldSecretKeys: string[]
  smtpUrl: string | undefined
  mailFrom: string
  /** Demo people on the sign-in page, and their data. */
  demo: boolean
  seed: SeedSize
  /** The day that demo data ends on. */
  seedToday: string
  /** Where people reach the product: links in mails start with it. */
  publicUrl: string
  /** First administrator of a fresh database without demo data; gets a mail to set a password. */
  adminEmail: string | undefined
  /** Proxies in front whose X-Forwarded-For is believed; 0: none. */
  trustProxy: number
  signInPerIp: number
  requestsPerMinute: number
  /** A month of fewer accounts is closed by the call that asks for it, any other by a job. */
  closeAtOnceBelow: number
  /** From this delay of the event loop on, calls are asked to come back later; 0: never. */
  busyFromMs: number
  logLevel: string
  shellDir: string
  migrationsDir: string
}

export class ConfigError extends Error {}

const apiRoot = (): string => {
  let directory = __dirname
  while (!existsSync(join(directory, 'migrations'))) {
    const parent = dirname(directory)
    if (parent === directory) throw new ConfigError('the migrations folder was not found')
    directory = parent
  }
  return directory
}

const whole = (env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`)
  return value
}

const oneOf = <const V extends string>(env: NodeJS.ProcessEnv, name: string, values: readonly V[], fallback: V): V => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = values.find(candidate => candidate === text)
  if (!value) throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${text}"`)
  return value
}

const urlOr = <F>(env: NodeJS.ProcessEnv, name: string, protocols: string[], fallback: F): string | F => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigError(`${name} must be an address starting with ${protocols.map(p => `${p}//`).join(' or ')}`)
  return text
}

export const productVersion = (): string =>
  (JSON.parse(readFileSync(join(apiRoot(), 'package.json'), 'utf8')) as { version: string }).version

/** Reads the environment once, at start; a wrong value stops the start with a line that names it. */
export const readConfig = (env: NodeJS.ProcessEnv, today: string = new Date().toISOString().slice(0, 10)): Config => {
  const root = apiRoot()
  const port = whole(env, 'PORT', 4000, 0, 65535)
  const dataDir = resolve(env.DATA_DIR || join(root, '..', '.data'))
  const databaseUrl = urlOr(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], undefined)
  const migrateUrl = urlOr(env, 'MIGRATE_DATABASE_URL', ['postgres:', 'postgresql:'], undefined)
  if (migrateUrl && !databaseUrl) throw new ConfigError('MIGRATE_DATABASE_URL is of no use without DATABASE_URL')
  const embedded = databaseUrl === undefined
  const production = env.NODE_ENV === 'production'
  const demo = oneOf(env, 'DEMO', ['0', '1'], embedded && !production ? '1' : '0') === '1'
  if (demo && production) throw new ConfigError('DEMO=1 is refused when NODE_ENV is production')
  const seedToday = env.SEED_TODAY || today
  if (!/^\d{4}-\d{2}-\d{2}$/.test(seedToday)) throw new ConfigError(`SEED_TODAY must be a day like ${today}`)
  return {
    port,
    // A demo's password is public: without being asked it answers this machine only.
    host: env.HOST || (demo ? 'localhost' : '0.0.0.0'),
    dataDir,
    registryDir: resolve(env.REGISTRY_DIR || dataDir),
    databaseUrl,
    migrateUrl,
    secretKey: env.SECRET_KEY || undefined,
    oldSecretKeys: env.OLD_SECRET_KEYS ? env.OLD_SECRET_KEYS.split(',').map(text => text.trim()) : [],
    smtpUrl: urlOr(env, 'SMTP_URL', ['smtp:', 'smtps:'], undefined),
    mailFrom: env.MAIL_FROM || 'Candela <no-reply@candela.example>',
    demo,
    seed: oneOf(env, 'SEED', ['full', 'small', 'none'], demo ? 'full' : 'none'),
    seedToday,
    publicUrl: urlOr(env, 'PUBLIC_URL', ['http:', 'https:'], `http://localhost:${port}`).replace(/\/$/, ''),
    adminEmail: env.ADMIN_EMAIL || undefined,
    trustProxy: whole(env, 'TRUST_PROXY', 0, 0, 10),
    signInPerIp: whole(env, 'SIGN_IN_PER_IP', 100, 1, 1_000_000),
    requestsPerMinute: whole(env, 'RATE_LIMIT_PER_MINUTE', 1200, 1, 10_000_000),
    closeAtOnceBelow: whole(env, 'CLOSE_AT_ONCE_BELOW', 100, 0, 1_000),
    busyFromMs: 2_000,
    logLevel: oneOf(
      env,
      'LOG_LEVEL',
      ['silent', 'error', 'warn', 'info', 'debug'],
      process.stdout.isTTY ? 'warn' : 'info',
    ),
    shellDir: resolve(env.SHELL_DIR || join(root, '..', 'shell', 'dist')),
    migrationsDir: join(root, 'migrations'),
  }
}
