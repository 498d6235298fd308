import type { CheckState, WebsiteChecklist } from '@candela/shared-contract'
import { Button, Icon, type IconName, Skeleton, useFormat, VisuallyHidden } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { checklistQuery } from './website.api'

const LOOKS: Record<CheckState, { icon: IconName; color: string }> = {
  passed: { icon: 'check', color: '--ok-fg' },
  warning: { icon: 'alert', color: '--warn-fg' },
  failed: { icon: 'close', color: '--bad-fg' },
  unknown: { icon: 'minus', color: '--fg-3' },
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 12px 20px;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li<{ $color: string }>`
  display: flex;
  gap: 8px;
  min-width: 0;

  > svg {
    flex: none;
    margin-top: 2px;
    color: var(${({ $color }) => $color});
  }
  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: 500;
  }
  small {
    color: var(--fg-2);
    font-size: 12px;
    line-height: 16px;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-top: 12px;
  color: var(--fg-3);
  font-size: 12px;
`

const Checks = ({ checks }: Pick<WebsiteChecklist, 'checks'>) => {
  const t = publisherMessages.useT()
  return (
    <List aria-label={t('website.checks.title')}>
      {checks.map(({ check, state, reason, found }) => (
        <Item key={check} $color={LOOKS[state].color}>
          <Icon name={LOOKS[state].icon} />
          <div>
            <b>
              {t(`website.checks.${check}`)} <VisuallyHidden>{t(`website.checks.state.${state}`)}</VisuallyHidden>
            </b>
            <small>{t(`website.checks.reason.${reason}`, { found: found ?? '–' })}</small>
          </div>
        </Item>
      ))}
    </List>
  )
}

/** What a look at the pages of a website finds, now. It takes as long as the website takes to answer. */
export const Checklist = ({ id }: { id: number }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const query = useQuery({
    ...checklistQuery(String(id)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, isFetching, refetch } = query

  if (!data)
    return (
      <Unanswered query={query}>
        <div role="status" aria-label={t('website.checks.looking')}>
          <Skeleton width="100%" height="96px" />
        </div>
      </Unanswered>
    )
  return (
    <>
      <Checks checks={data.checks} />
      <Foot>
        {t('website.checks.at', { time: format.recent(data.at) })}
        <Button size="sm" variant="ghost" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {t('website.checks.again')}
        </Button>
      </Foot>
    </>
  )
}
