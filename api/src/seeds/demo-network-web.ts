import { type Page, WebError } from '../platform/web/page'

/** What a network of the demo answers to whoever tries its connection; all others turn strangers away and let us in. */
type Answer = 'accepts' | 'open' | 'refuses' | 'slow' | 'fails'

const ANSWERS: Readonly<Record<string, Answer>> = {
  'cinemira.example': 'open',
  'restolho.example': 'refuses',
  'praca-aberta.example': 'slow',
  'quintabid.example': 'fails',
  'telaviva.example': 'refuses',
  'duna.example': 'open',
  'horizonte.example': 'slow',
}

/** Null: none comes. */
export const demoStatus = (host: string, hasAccess: boolean): number | null => {
  switch (ANSWERS[host] ?? 'accepts') {
    case 'accepts':
      return hasAccess ? 200 : 401
    case 'open':
      return 200
    case 'refuses':
      return 401
    case 'fails':
      return 500
    case 'slow':
      return null
  }
}

/** The answer of a network that nobody ever put up. */
export const demoNetworkPage = (url: URL, headers: Readonly<Record<string, string>>): Page => {
  const status = demoStatus(url.hostname, 'authorization' in headers)
  if (status === null) throw new WebError('timeout')
  return { url, status, headers: {}, text: '', cut: false }
}
