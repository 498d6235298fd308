import type { NewRow } from '../platform/db/schema'
import { address, inOrder, isHere, moment } from './logs'
import type { SeededUser } from './people'
import type { Random } from './random'

type Browser = Required<Pick<NewRow<'visit_logs'>, 'ual_browser' | 'ual_device'>> &
  Pick<NewRow<'visit_logs'>, 'ual_user_agent' | 'ual_operating_system'>

const browser = (
  ual_browser: string,
  ual_operating_system: string,
  ual_device: 'desktop' | 'tablet' | 'mobile',
  ual_user_agent: string,
): Browser => ({ ual_browser, ual_operating_system, ual_device, ual_user_agent })

const BROWSERS: readonly Browser[] = [
  browser(
    'Chrome',
    'Windows',
    'desktop',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  ),
  browser(
    'Safari',
    'Mac OS',
    'desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
  ),
  browser('Firefox', 'Linux', 'desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'),
  browser(
    'Mobile Safari',
    'iOS',
    'mobile',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  ),
  browser(
    'Mobile Chrome',
    'Android',
    'mobile',
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  ),
  browser(
    'Mobile Safari',
    'iOS',
    'tablet',
    'Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  ),
]

/** Of those visits the session is still known, and ended. */
const WITH_SESSION_DAYS = 30

/** Visits in their order; the sessions of the latest of them have the ids from 1 on. */
export const visits = (
  random: Random,
  users: readonly SeededUser[],
  today: string,
  count: number,
): { sessions: NewRow<'sessions'>[]; visits: NewRow<'visit_logs'>[] } => {
  const visitors = users.filter(isHere)
  const rows = Array.from({ length: count }, () => {
    const user = random.pick(visitors)
    const other = random.weighted([
      [0, 9],
      [1, 1],
    ])
    const seen = BROWSERS[(user.id + other) % BROWSERS.length] as Browser
    return {
      ual_id_user: user.id,
      ...seen,
      ual_ip: address(random, user.id),
      ual_language: user.usr_locale,
      // The demo's days end the day before today, so that what people do themselves comes last.
      created_at: moment(random, today, random.int(1, 170)),
    }
  })
  const sessions: NewRow<'sessions'>[] = []
  const since = new Date(Date.parse(`${today}T00:00:00Z`) - WITH_SESSION_DAYS * 86_400_000).toISOString()
  const known = inOrder(rows).map((visit, index) => {
    if (visit.created_at < since) return visit
    const begun = Date.parse(visit.created_at)
    sessions.push({
      ses_id_user: visit.ual_id_user,
      // The token of nobody: a digest of this length has letters that these never have.
      ses_token_hash: `demo-${index}`,
      ses_ip: visit.ual_ip,
      ses_user_agent: visit.ual_user_agent,
      created_at: visit.created_at,
      expires_at: new Date(begun + 86_400_000).toISOString(),
      revoked_at: new Date(begun + ((visit.ual_id_user * 7 + index * 13) % 240) * 60_000 + 45_000).toISOString(),
    })
    return { ...visit, ual_id_session: sessions.length }
  })
  return { sessions, visits: known }
}
