import { partsOf } from '@candela/shared-contract/rights/families'
import { missingFor } from '@candela/shared-contract/rights/needs'
import { Banner, Button, EmptyState, useFormat } from '@candela/shared-ui'
import { Hints, Panel, RightsToolbar, rightMessages, shownFamilies, type View } from '@candela/shared-ui/rights'
import { memo, useMemo, useState } from 'react'
import { adminMessages } from '../../i18n/messages'
import { MatrixTable } from './MatrixTable'
import { MatrixContext, type MatrixInput, useMatrixState } from './useMatrix'

/** All rights that a group can hold, by family and controller, to be given and taken. */
export const RightsMatrix = memo((input: MatrixInput) => {
  const t = adminMessages.useT()
  const rights = rightMessages.useT()
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
      <Panel aria-label={rights('title')}>
        <RightsToolbar
          search={search}
          onSearch={setSearch}
          view={view}
          views={[
            { value: 'all', label: rights('matrix.all') },
            { value: 'granted', label: rights('matrix.granted'), count: format.number(granted) },
            { value: 'changed', label: t('group.matrix.changed'), count: format.number(changed) },
          ]}
          onView={setView}
          granted={granted}
        />
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
            title={rights('matrix.nothing')}
            text={rights('matrix.nothingText')}
            action={
              <Button size="sm" onClick={showAll}>
                {rights('matrix.showAll')}
              </Button>
            }
          />
        )}
      </Panel>
    </MatrixContext>
  )
})
RightsMatrix.displayName = 'RightsMatrix'
