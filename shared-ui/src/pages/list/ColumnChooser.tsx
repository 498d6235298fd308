import type { Column } from '@candela/shared-ui/grid'
import { styled } from 'styled-components'
import { Button } from '../../components/Button'
import { Popover } from '../../components/Popover'
import { media } from '../../theme/media'
import { ArrangeList } from './ArrangeList'
import type { ListLook } from './listLook'
import { listMessages } from './messages'

const Body = styled.div`
  margin: -8px -8px 0;
`

const Foot = styled.div`
  margin: 8px -8px -8px;
  padding-top: 8px;
  border-top: 1px solid var(--line-subtle);
`

const Words = styled.span`
  ${media.narrow} {
    display: none;
  }
`

type ColumnChooserProps<R> = {
  /** In their order; the first one stays where it is and in sight. */
  columns: readonly Column<R>[]
  hidden: readonly string[]
  onChange: (change: Partial<ListLook>) => void
  onReset: () => void
}

/** Which columns are shown, and in which order. */
export const ColumnChooser = <R,>({ columns, hidden, onChange, onReset }: ColumnChooserProps<R>) => {
  const t = listMessages.useT()
  return (
    <Popover
      label={t('columns')}
      width={280}
      trigger={props => (
        <Button {...props} variant="ghost" size="sm" icon="columns" aria-label={t('columns')}>
          <Words>{t('columns')}</Words>
        </Button>
      )}
    >
      {() => (
        <>
          <Body>
            <ArrangeList
              items={columns.slice(1).map(({ field, label }) => ({ id: field, label }))}
              hidden={hidden}
              onChange={onChange}
            />
          </Body>
          <Foot>
            <Button variant="ghost" size="sm" onClick={onReset}>
              {t('columnsReset')}
            </Button>
          </Foot>
        </>
      )}
    </Popover>
  )
}
