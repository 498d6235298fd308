import { PAIRS, type Pair } from '@candela/shared-contract'
import { pairOf, partsOf } from '@candela/shared-contract/rights/families'
import { useMemo, useState } from 'react'
import { Button } from '../components/Button'
import { EmptyState } from '../components/EmptyState'
import { Icon } from '../components/Icon'
import type { IconName } from '../components/iconPaths'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { useFormat } from '../useFormat'
import { Called } from './cardStyle'
import { otherMethods } from './columns'
import { Panel } from './matrixStyle'
import { rightMessages } from './messages'
import { RightsTable } from './RightsTable'
import { RightsToolbar } from './RightsToolbar'
import { Legend, Others, ReadCell, type RightState, Sign, State } from './readStyle'
import { countOf, type Rights } from './rights'
import { shownFamilies, type View } from './shown'
import { useRightWords } from './useRightWords'

const MARKS: Partial<Record<RightState, IconName>> = { own: 'user', idle: 'alert' }

const Mark = ({ state }: { state: RightState }) => {
  const icon = MARKS[state]
  return (
    <Sign $state={state} aria-hidden="true">
      {icon ? <Icon name={icon} size={14} /> : state === 'none' && '–'}
    </Sign>
  )
}

export type ReadRightsProps = {
  rights: Rights
  /** Rights that are not needed for the own record. */
  own?: ReadonlySet<Pair>
  /** Rights that open nothing, each with what is missing. */
  idle?: ReadonlyMap<Pair, readonly Pair[]>
}

const NONE: ReadonlySet<Pair> = new Set()
const NOTHING_IDLE: ReadonlyMap<Pair, readonly Pair[]> = new Map()

/** What somebody may do, as the matrix in which it is changed shows it. What they may not is one press away. */
export const ReadRights = ({ rights, own = NONE, idle = NOTHING_IDLE }: ReadRightsProps) => {
  const t = rightMessages.useT()
  const format = useFormat()
  const words = useRightWords()
  const [view, setView] = useState<Exclude<View, 'changed'>>('granted')
  const [search, setSearch] = useState('')
  const shown = useMemo(() => new Set([...rights, ...own]), [rights, own])
  const families = useMemo(
    () => shownFamilies({ view, search, base: shown, value: shown, words }),
    [view, search, shown, words],
  )
  const granted = countOf(PAIRS, rights)

  const stateOf = (pair: Pair): RightState => {
    if (rights.has(pair)) return idle.has(pair) ? 'idle' : 'held'
    return own.has(pair) ? 'own' : 'none'
  }
  const said = (pair: Pair) => {
    const needed = (idle.get(pair) ?? []).map(words.pair).join(', ')
    const state = stateOf(pair)
    return state === 'idle' ? t('state.idle', { needed }) : t(`state.${state}`)
  }
  const one = (pair: Pair, isNamed: boolean) => (
    <State $state={stateOf(pair)} title={idle.has(pair) ? said(pair) : undefined}>
      <Mark state={stateOf(pair)} />
      {isNamed ? words.method(partsOf(pair).method) : <Called>{words.method(partsOf(pair).method)}</Called>}
      <VisuallyHidden>{isNamed ? `: ${said(pair)}` : said(pair)}</VisuallyHidden>
    </State>
  )
  const legend = (['own', 'idle'] as const).filter(state => [...shown].some(pair => stateOf(pair) === state))

  return (
    <Panel aria-label={t('title')}>
      <RightsToolbar
        search={search}
        onSearch={setSearch}
        view={view}
        views={[
          { value: 'granted', label: t('matrix.granted'), count: format.number(granted) },
          { value: 'all', label: t('matrix.all') },
        ]}
        onView={setView}
        granted={granted}
      />
      {legend.length > 0 && (
        <Legend>
          {legend.map(state => (
            <li key={state}>
              <Mark state={state} />
              {t(`legend.${state}`)}
            </li>
          ))}
        </Legend>
      )}
      {families.length > 0 ? (
        <RightsTable
          families={families}
          value={rights}
          words={words}
          aria-label={t('title')}
          parts={{
            cell: (pair, column) => <ReadCell key={column}>{one(pair, false)}</ReadCell>,
            others: controller => (
              <ReadCell>
                {otherMethods(controller).length > 0 && (
                  <Others>
                    {otherMethods(controller).map(method => (
                      <li key={method}>{one(pairOf(controller, method), true)}</li>
                    ))}
                  </Others>
                )}
              </ReadCell>
            ),
          }}
        />
      ) : search ? (
        <EmptyState
          icon="search"
          title={t('matrix.nothing')}
          text={t('matrix.nothingText')}
          action={
            <Button
              size="sm"
              onClick={() => {
                setView('all')
                setSearch('')
              }}
            >
              {t('matrix.showAll')}
            </Button>
          }
        />
      ) : (
        <EmptyState icon="lock" title={t('noRights')} />
      )}
    </Panel>
  )
}
