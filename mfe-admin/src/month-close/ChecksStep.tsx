import { useCan } from '@candela/shared-auth'
import {
  type CloseCheck,
  type CloseCheckItem,
  type CloseCheckKey,
  lastOfMonth,
  reportPath,
  toDay,
  toQueryString,
} from '@candela/shared-contract'
import { Card, media, Pill, TextLink, useFormat } from '@candela/shared-ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 2px 16px;
    padding: 12px 16px;
  }
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
  /* What was found has the whole width below. */
  ${media.phone} {
    > li > div {
      display: contents;
    }
    p {
      grid-column: 1 / -1;
      grid-row: auto;
    }
    > li > span {
      grid-area: 1 / 2;
    }
  }
`

const Found = styled.p`
  color: var(--fg-2);
  overflow-wrap: anywhere;
`

const Aside = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  /* As high as the row, which stays as high as it is. */
  ${media.phone} {
    a {
      display: inline-flex;
      align-items: center;
      min-height: var(--touch);
      margin-block: -12px;
    }
  }
`

const addressOf = (path: string, filters: Record<string, string[]>): string =>
  `${path}${toQueryString({ search: '', sort: [], filters })}`

/** Where it is mended. */
const pathOf = (key: CloseCheckKey, month: string, period: string): string => {
  const first = toDay(`${month}-01`)
  switch (key) {
    case 'quotations':
      return addressOf('/currency-exchange', { period: [period] })
    case 'imports':
      return addressOf('/ad-networks', {})
    case 'flags':
      return addressOf('/report/report01', { period: [period], flag: ['impressions', 'ecpm', 'value'] })
    case 'withoutShare':
      return addressOf('/revenue-share', {})
    default:
      return reportPath('statement', {
        period: `${first}..${lastOfMonth(first)}`,
        currency: 'BRL',
        ...(key === 'negativeMargin' && { measure: 'margin', step: 'website' }),
      })
  }
}

const useItemWords = () => {
  const t = adminMessages.useT()
  const format = useFormat()
  return (key: CloseCheckKey, { label, detail, day }: CloseCheckItem): string => {
    if (key === 'quotations' && day) return `${label} ${format.date(toDay(day))}`
    if (key === 'estimated' && day) return t('monthClose.checks.since', { day: format.date(toDay(day)) })
    if (key === 'imports' && detail) return `${label} (${t('monthClose.checks.days', { count: Number(detail) })})`
    if (key === 'flags' && detail) return `${label} (${t('monthClose.checks.rows', { count: Number(detail) })})`
    return key === 'negativeMargin' && detail ? `${label} (${format.money('BRL', detail)})` : label
  }
}

/** Its own page, for who may open it. */
const useItemPath = () => {
  const [maySeeNetwork, maySeeWebsite] = [useCan('adNetwork.get'), useCan('website.get')]
  return ({ adNetwork, website }: CloseCheckItem): string | null => {
    if (adNetwork !== null && maySeeNetwork) return `/ad-networks/${adNetwork}`
    return website !== null && maySeeWebsite ? `/website/${website}` : null
  }
}

const Items = ({ check: { key, items } }: { check: CloseCheck }) => {
  const wordsFor = useItemWords()
  const pathFor = useItemPath()
  return items.map((each, index) => {
    const [words, path] = [wordsFor(key, each), pathFor(each)]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: names are not their own, and the list stays as it is
      <Fragment key={index}>
        {index > 0 && ', '}
        {path ? <TextLink href={path}>{words}</TextLink> : words}
      </Fragment>
    )
  })
}

/** Fine is what was looked at and found in order. */
const isFine = ({ count, failed }: CloseCheck): boolean => count === 0 && !failed

export const foundIn = (checks: readonly CloseCheck[]): CloseCheck[] => checks.filter(check => !isFine(check))

/** What a check found in a few words, or what could not be looked at. */
export const useFoundWords = (): ((check: CloseCheck) => string) => {
  const t = adminMessages.useT()
  return ({ key, count, failed }) =>
    failed
      ? t('monthClose.checks.unseen', { check: t(`monthClose.checks.${key}`) })
      : t(`monthClose.checks.${key}_found`, { count })
}

const Check = ({ check, month }: { check: CloseCheck; month: string }) => {
  const t = adminMessages.useT()
  const maySeeRows = useCan('report.report01')
  const foundWords = useFoundWords()
  const { key, count, items, failed } = check
  const fine = isFine(check)
  const first = toDay(`${month}-01`)
  const period = `${first}..${lastOfMonth(first)}`
  const more = key === 'quotations' || key === 'withoutShare' || key === 'negativeMargin' ? count - items.length : 0
  const leads = !fine && (key !== 'flags' || maySeeRows)
  return (
    <li>
      <div>
        <b>{fine ? t(`monthClose.checks.${key}`) : foundWords(check)}</b>
        {failed && <Found>{t('monthClose.checks.failed')}</Found>}
        {!fine && !failed && (
          <Found>
            <Items check={check} />
            {more > 0 && ` ${t('monthClose.checks.more', { count: more })}`}
          </Found>
        )}
      </div>
      <Aside>
        {leads && (
          <TextLink
            href={pathOf(key, month, period)}
            aria-label={`${t('monthClose.checks.show')}: ${foundWords(check)}`}
          >
            {t('monthClose.checks.show')}
          </TextLink>
        )}
        <Pill tone={fine ? 'success' : 'warning'}>{t(fine ? 'monthClose.checks.ok' : 'monthClose.checks.look')}</Pill>
      </Aside>
    </li>
  )
}

/** What is wrong in a month that is about to be closed, with the way to where it is mended. */
export const ChecksStep = ({ checks, month }: { checks: readonly CloseCheck[]; month: string }) => {
  const t = adminMessages.useT()
  return (
    <Card title={t('monthClose.checks.title')} aside={t('monthClose.checks.text')} flush>
      <Rows>
        {checks.map(check => (
          <Check key={check.key} check={check} month={month} />
        ))}
      </Rows>
    </Card>
  )
}
