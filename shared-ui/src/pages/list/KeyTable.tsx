import { Fragment, useState } from 'react'
import { styled } from 'styled-components'
import { Kbd } from '../../components/Kbd'
import { OptionRow } from '../../components/OptionRow'
import { hasSingleKeys, setSingleKeys } from '../../components/singleKeys'
import { listMessages } from './messages'

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px 16px;
  align-items: center;

  dt {
    display: flex;
    gap: 4px;
  }
  dd {
    color: var(--fg-2);
  }
`

const Foot = styled.div`
  margin: 12px -8px -8px;
  padding-top: 8px;
  border-top: 1px solid var(--line-subtle);
`

const MOVES = [
  { keys: ['/'], words: 'keySearch' },
  { keys: ['j', 'k'], words: 'keyMove' },
  { keys: ['←', '↑', '↓', '→'], words: 'keyMoveCell' },
  { keys: ['Enter'], words: 'keyOpen' },
  { keys: ['e'], words: 'keyEdit' },
] as const

const CHOICES = [
  { keys: ['x', 'Space'], words: 'keyChoose' },
  { keys: ['Shift', 'x'], words: 'keyRange' },
  { keys: ['Esc'], words: 'keyClear' },
] as const

export type KeyTableProps = { selects: boolean }

/** The keys that a list understands, and whether it listens to single ones. */
export const KeyTable = ({ selects }: KeyTableProps) => {
  const t = listMessages.useT()
  const [single, setSingle] = useState(hasSingleKeys)
  return (
    <>
      <Keys>
        {[...MOVES, ...(selects ? CHOICES : [])].map(({ keys, words }) => (
          <Fragment key={words}>
            <dt>
              {keys.map(each => (
                <Kbd key={each}>{each}</Kbd>
              ))}
            </dt>
            <dd>{t(words)}</dd>
          </Fragment>
        ))}
      </Keys>
      <Foot>
        <OptionRow
          label={t('keySingle')}
          checked={single}
          onChange={on => {
            setSingleKeys(on)
            setSingle(on)
          }}
        />
      </Foot>
    </>
  )
}
