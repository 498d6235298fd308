import { PAIRS } from '@candela/shared-contract'
import { partsOf } from '@candela/shared-contract/rights/families'
import { Banner, Button, EmptyState, SearchField, SegmentedControl, useFormat } from '@candela/shared-ui'
import { memo, useMemo, useState } from 'react'
import { adminMessages } from '../../i18n/messages'
import { missingFor } from '../rights/needs'
import { shownFamilies, type View } from '../rights/shown'
import { MatrixTable } from './MatrixTable'
import { Hints, Panel, Permitted, SearchBox, Toolbar } from './matrixStyle'
import { MatrixContext, type MatrixInput, useMatrixState } from './useMatrix'

/** All rights that a group can hold, by family and controller, to be given and taken. */
export const RightsMatrix = memo((input: MatrixInput) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const matrix = useMatrixState(input)
  const [view, setView] = useState<View>('all')
  const [search, setSearch] = useState('')
  const { value, base, problems, words, hints, granted, changed, give } = matrix

  const families = useMemo(() => {
    const shown = shownFamilies({ view, search, base, value, words })
    const hides = [...problems.keys()].some(
      pair => !shown.some(({ controllers }) => controllers.includes(partsOf(pair).controller)),
    )
    // What the server refused has to be in sight.
    return hides ? shownFamilies({ view: 'all', search: '', base, value, words }) : shown
  }, [view, search, base, value, words, problems])

  const showAll = () => {
    setView('all')
    setSearch('')
  }

  return (
    <MatrixContext value={matrix}>
      <Panel aria-label={t('group.rights')}>
        <Toolbar>
          <SearchBox
            onKeyDown={event => {
              // In a form it would send the whole form.
              if (event.key === 'Enter') event.preventDefault()
            }}
          >
            <SearchField
              label={t('group.matrix.search')}
              clearLabel={t('group.matrix.clearSearch')}
              value={search}
              onSearch={setSearch}
            />
          </SearchBox>
          <SegmentedControl
            label={t('group.matrix.show')}
            value={view}
            options={[
              { value: 'all', label: t('group.matrix.all') },
              { value: 'granted', label: t('group.matrix.granted'), count: format.number(granted) },
              { value: 'changed', label: t('group.matrix.changed'), count: format.number(changed) },
            ]}
            onChange={setView}
          />
          <Permitted role="status">{t('group.permitted', { count: granted, total: PAIRS.length })}</Permitted>
        </Toolbar>
        {hints.length > 0 && (
          <Hints>
            <Banner
              kind="warning"
              title={t('group.hint.summary', { count: hints.length })}
              action={
                <Button
                  size="sm"
                  onClick={() =>
                    give(
                      hints.flatMap(({ pair }) => missingFor(pair, value)),
                      true,
                    )
                  }
                >
                  {t('group.hint.addAll')}
                </Button>
              }
            />
          </Hints>
        )}
        {families.length > 0 ? (
          <MatrixTable families={families} />
        ) : (
          <EmptyState
            icon="search"
            title={t('group.matrix.nothing')}
            text={t('group.matrix.nothingText')}
            action={
              <Button size="sm" onClick={showAll}>
                {t('group.matrix.showAll')}
              </Button>
            }
          />
        )}
      </Panel>
    </MatrixContext>
  )
})
RightsMatrix.displayName = 'RightsMatrix'
