import { useCan } from '@candela/shared-auth'
import { isPair, languageOf, type Pair } from '@candela/shared-contract'
import { controllersOf, FAMILY_KEYS, partsOf } from '@candela/shared-contract/rights/families'
import { Banner, Card, Combobox, EmptyState, Page, Skeleton } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { useRightWords } from '@candela/shared-ui/rights'
import { useSearchParams } from '@candela/shared-ui/router'
import { useLocale } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { GROUP, whoQuery } from './group.api'
import { actionsIn, findActions } from './rights/actions'
import { WhoGroups } from './WhoGroups'
import { WhoPeople } from './WhoPeople'

const Stack = styled.div`
  display: grid;
  gap: 16px;

  > * {
    min-width: 0;
  }
`

const Ask = styled.div`
  max-width: 560px;
`

const RIGHT = 'right'

const Answer = ({ right }: { right: Pair }) => {
  const t = adminMessages.useT()
  const query = useQuery(whoQuery(right))
  const maySeePeople = useCan('user.list')
  const { data } = query
  if (!data)
    return (
      <Card>
        <Unanswered query={query}>
          <Skeleton height="160px" />
        </Unanswered>
      </Card>
    )
  const working = data.groups.filter(({ missing }) => missing.length === 0)
  return (
    <>
      {data.own && <Banner kind="info" title={t('group.who.own')} />}
      <WhoGroups groups={data.groups} />
      {working.length > 0 &&
        (maySeePeople ? (
          <WhoPeople key={right} groups={working} />
        ) : (
          <Banner kind="info" title={t('group.who.notYours')} />
        ))}
    </>
  )
}

/** Something that can be done is chosen by its words; the address holds it, so that the answer can be sent. */
const GroupWho = () => {
  const t = adminMessages.useT()
  const words = useRightWords()
  const language = languageOf(useLocale())
  const [search, setSearch] = useSearchParams()
  const asked = search.get(RIGHT) ?? ''
  const right = isPair(asked) ? asked : null
  const actions = useMemo(() => {
    const family = (pair: Pair) => FAMILY_KEYS.find(one => controllersOf(one).includes(partsOf(pair).controller))
    return actionsIn(
      words,
      pair => {
        const of = family(pair)
        return of ? words.family(of) : ''
      },
      language,
    )
  }, [words, language])
  return (
    <Page
      title={t('group.who.title')}
      subtitle={t('group.who.subtitle')}
      breadcrumb={[{ label: t('group.groups'), href: GROUP.path }]}
    >
      <Stack>
        <Card>
          <Ask>
            <Combobox
              label={t('group.who.ask')}
              placeholder={t('group.who.placeholder')}
              value={right}
              valueLabel={right ? words.pair(right) : ''}
              load={async text => findActions(actions, text, language)}
              onChange={option => setSearch(option ? { [RIGHT]: option.value } : {})}
            />
          </Ask>
        </Card>
        {right ? (
          <Answer right={right} />
        ) : (
          <Card>
            <EmptyState icon="search" title={t('group.who.start')} text={t('group.who.startText')} />
          </Card>
        )}
      </Stack>
    </Page>
  )
}

export default GroupWho
