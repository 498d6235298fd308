/** What another system was sent. A body is text, of whatever kind. */
export type SentRequest = { method: string; url: string; headers: Record<string, string>; body: string | null }
export type GivenAnswer = { headers: Record<string, string>; body: string | null }

/** Stands where a secret stood. */
export const REDACTED = '[redacted]'

/** So much of a body is kept, and so much of it is looked at. */
const KEPT = 4_000
const LOOKED_AT = 64_000
/** A secret that the end of what is looked at cuts in two is no longer known; the end is not kept. */
const UNSURE = 16_000
const CUT = '…'

/** Names of fields, parameters and headers whose values are secrets, whatever else the name says. */
const ANYWHERE =
  'auth(?!ors?(?![a-z]))|token|secret|passw|pwd|credential|cookie|session|signature|private|assertion|(?:api|access|developer|public)[-_.]?key|client[-_.]?id'
const ALONE = '(?:x[-_])?(?:key|sig|code|jwt|pin|login|user(?:name)?|nonce)'
const SECRET_NAME = new RegExp(`${ANYWHERE}|^${ALONE}$`, 'i')
const isSecretName = (name: string): boolean => SECRET_NAME.test(name)

/** What looks like a secret wherever it stands. */
const SECRET_SHAPES: readonly RegExp[] = [
  // A key in its armour, also where line breaks are written out.
  /-----BEGIN [A-Z0-9 ]+-----[\s\S]*?(?:-----END [A-Z0-9 ]+-----|$)/g,
  // What lets somebody in, behind its kind; a sentence may have these words too.
  /\b(?:bearer|basic|digest|negotiate)\s+(?!(?:token|access|credentials?|scheme|authentication|authorization)(?![\w~+/.=:-]))[\w~+/.=:-]{6,}/gi,
  /\b(?:token|apikey)\s+(?=[\w~+/.=:-]*\d)[\w~+/.=:-]{8,}/gi,
  // A signed token of three parts.
  /\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g,
  // The user and password of an address.
  /(?<=:\/\/)[^\s/?#@"'<>]*:[^\s/?#@"'<>]*@/g,
  // Keys that say whose they are.
  /\b(?:AKIA|ASIA|AIza|ya29\.|1\/\/|gh[opsu]_|xox[abprs]-|[sp]k_(?:live|test)_)[\w.-]{8,}/g,
]

/** Letters and figures in no order that words, numbers and days have. The id of a run is none. */
const LONG_RUN = /[A-Za-z0-9+_=-]{24,}/g
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const WORD = /^(?:[A-Z]?[a-z]*|[A-Z]+|\d{1,8})$/
const looksLikeKey = (run: string): boolean =>
  /\d/.test(run) && /[a-z]/i.test(run) && !UUID.test(run) && !run.split(/[-_=+]/).every(part => WORD.test(part))

/** So much of an element is looked at for its end. */
const LONGEST_ELEMENT = 4_000

/** `name=value`, `"name": "value"`, `<name>value</name>` in a text that is none of what can be read apart. */
const VALUE = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\\{1,3}["'][^"']*["']?|[^\s&,;<>"'\\]+/.source
const PAIR = new RegExp(
  `\\b([\\w.-]{0,30}(?:${ANYWHERE})[\\w.-]{0,30}|${ALONE})(\\\\{0,3}["']?\\s{0,3}[:=]\\s{0,3})(${VALUE})`,
  'gi',
)
/** An element whose name is one of a secret, with whatever is in it, and to the end where it is cut off. */
const ELEMENT = new RegExp(
  `<((?:[\\w.-]{1,30}:)?(?:[\\w.-]{0,30}(?:${ANYWHERE})[\\w.-]{0,30}|${ALONE}))(\\s[^<>]*[^<>/]|)>[\\s\\S]{0,${LONGEST_ELEMENT}}?(</\\1\\s*>|$)`,
  'gi',
)

/** Too short to look like a secret: most of what is looked at. */
const SHORT_WORD = /^[\w.-]{0,11}$/

/** What no database keeps in a text. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed()

const hexOf = (character: string): string => (character.codePointAt(0) ?? 0).toString(16)

const inAddress = (text: string): string => encodeURIComponent(text)
const inForm = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1)
/** Percent signs for all but letters and figures, which is more than some hide. */
const strictly = (text: string): string =>
  inAddress(text).replace(/[!'()*]/g, character => `%${hexOf(character).toUpperCase()}`)
const withSmallHex = (text: string): string => text.replace(/%[\dA-F]{2}/g, hidden => hidden.toLowerCase())

const inXml = (text: string, named: Readonly<Record<string, string>>, asNumber: (character: string) => string) =>
  text.replace(/[&<>"']/g, character => named[character] ?? asNumber(character))

const XML_NAMES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)
const inAsciiJson = (text: string): string =>
  inJson(text).replace(/[^ -~]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** How texts hide letters of theirs; each of them may stand inside of another one. */
const ESCAPES: readonly ((text: string) => string)[] = [
  ...[inAddress, inForm, strictly].flatMap(write => [write, (text: string) => withSmallHex(write(text))]),
  inJson,
  inAsciiJson,
  text => inJson(text).replaceAll('/', '\\/'),
  text => inXml(text, { ...XML_NAMES, "'": '&apos;' }, character => character),
  text => inXml(text, XML_NAMES, character => `&#${character.codePointAt(0)};`),
  text => inXml(text, XML_NAMES, character => `&#x${hexOf(character)};`),
]

/** What base64 makes of it wherever it begins in a longer text: the letters that are of nothing but it. */
const inBase64 = (secret: string): string[] =>
  [0, 1, 2].flatMap(offset => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret, 'utf8')])
    const [from, to] = [Math.ceil((offset * 4) / 3), Math.floor((bytes.length * 4) / 3)]
    return (['base64', 'base64url'] as const).map(alphabet => bytes.toString(alphabet).slice(from, to))
  })

/** Ways in which a secret is written in a request, one in another as well. */
const spellingsOf = (secret: string): string[] => {
  const escaped = (texts: readonly string[]) =>
    new Set([...texts, ...texts.flatMap(text => ESCAPES.map(write => write(text)))])
  const known = secret.toWellFormed()
  return [...escaped([...escaped([known, known.trim()]), ...inBase64(known)])]
}

const allSpellings = (secrets: readonly string[]): string[] =>
  [...new Set(secrets.flatMap(spellingsOf))]
    .filter(text => text.length >= 4)
    // The longer first: one may be a part of another.
    .toSorted((a, b) => b.length - a.length)

/** Takes secrets out of what is kept of a conversation with another system. */
export type Redactor = {
  text: (text: string) => string
  request: (request: SentRequest) => SentRequest
  answer: (answer: GivenAnswer) => GivenAnswer
}

/** `secrets` are those that are known: they go wherever they stand, beside all that has the name or the look of one. */
export const redactor = (secrets: readonly string[] = []): Redactor => {
  const known = allSpellings(secrets)
  const withoutKnown = (text: string): string =>
    known.reduce((rest, secret) => (rest.includes(secret) ? rest.replaceAll(secret, REDACTED) : rest), text)

  /** Of a text that has no names in it. */
  const plain = (text: string): string =>
    SECRET_SHAPES.reduce((rest, shape) => rest.replace(shape, REDACTED), withoutKnown(storable(text))).replace(
      LONG_RUN,
      run => (looksLikeKey(run) ? REDACTED : run),
    )

  const hidden = (value: string): string => (/^["']/.test(value) ? `${value[0]}${REDACTED}${value[0]}` : REDACTED)

  const text = (raw: string): string => {
    if (SHORT_WORD.test(raw)) return withoutKnown(raw)
    return plain(raw)
      .replace(ELEMENT, (_, name: string, attributes: string, end: string) => `<${name}${attributes}>${REDACTED}${end}`)
      .replace(PAIR, (_, name: string, between: string, value: string) => `${name}${between}${hidden(value)}`)
  }

  const ofJson = (value: unknown, name = ''): unknown => {
    if (value !== null && name && isSecretName(name) && typeof value !== 'object') return REDACTED
    if (typeof value === 'string') return text(value)
    // Whatever hangs below a name of a secret is one.
    if (Array.isArray(value)) return value.map(each => ofJson(each, name))
    if (value === null || typeof value !== 'object') return value
    const under = isSecretName(name) ? name : ''
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [plain(key), ofJson(each, under || key)] as const),
    )
  }

  const ofForm = (form: string): string =>
    form
      .split('&')
      .map(pair => {
        const [name = '', ...value] = pair.split('=')
        if (value.length === 0) return decodedText(name)
        return isSecretName(decoded(name))
          ? `${decodedText(name)}=${REDACTED}`
          : `${decodedText(name)}=${decodedText(value.join('='))}`
      })
      .join('&')

  /** What is hidden behind `%` is looked at as well; what has nothing to hide stays as it was written. */
  const decodedText = (part: string): string => {
    const readable = decoded(part)
    if (readable === part) return text(part)
    return text(readable) === readable ? text(part) : text(readable)
  }

  const isForm = (body: string): boolean => /^[^\s={}<>&"]{1,100}=[^\s{}<>]*$/.test(body)

  const body = (raw: string | null): string | null => {
    if (raw === null) return null
    // First of all what is known: it may have what texts are taken apart by.
    const looked = withoutKnown(raw.slice(0, LOOKED_AT))
    const parsed = raw.length <= LOOKED_AT ? readJson(looked) : undefined
    const redacted =
      parsed !== undefined ? JSON.stringify(ofJson(parsed), null, 2) : isForm(looked) ? ofForm(looked) : text(looked)
    const sure = raw.length > LOOKED_AT ? redacted.slice(0, Math.max(redacted.length - UNSURE, 0)) : redacted
    return sure.length > KEPT || raw.length > LOOKED_AT ? `${sure.slice(0, KEPT)}${CUT}` : sure
  }

  const headers = (given: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [plain(name), isSecretName(name) ? REDACTED : text(value)] as const),
    )

  const url = (address: string): string => {
    const [, path = '', query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(withoutKnown(address)) ?? []
    const withoutUser = path.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/]*@/i, `$1${REDACTED}@`)
    const segments = withoutUser.split('/').map(decodedText).join('/')
    return `${segments}${query === undefined ? '' : `?${ofForm(query)}`}${fragment === undefined ? '' : `#${ofForm(fragment)}`}`
  }

  return {
    text,
    request: sent => ({
      method: sent.method,
      url: url(sent.url),
      headers: headers(sent.headers),
      body: body(sent.body),
    }),
    answer: given => ({ headers: headers(given.headers), body: body(given.body) }),
  }
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

const readJson = (raw: string): unknown => {
  if (!/^\s*[[{"]/.test(raw)) return undefined
  try {
    return JSON.parse(raw) as unknown
  } catch {
    return undefined
  }
}
