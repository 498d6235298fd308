import type { Column, RowDisplay } from '@candela/shared-ui/grid'
import { Checkbox } from '../../components/Checkbox'
import { Acts, Body, Choice, ChoiceRoom, Facts, Head, Item, Title } from './cardStyle'

const MAX_FACTS = 3

export type RowCardProps<R> = { row: R; columns: readonly Column<R>[] } & Pick<
  RowDisplay<R>,
  'hrefOf' | 'nameOf' | 'actionsOf' | 'selection'
>

/** A row on a phone. With a selection it is chosen by a press, without one it is opened. */
export const RowCard = <R extends { id: number }>(props: RowCardProps<R>) => {
  const { row, columns, hrefOf, nameOf, actionsOf, selection } = props
  const [title, ...others] = columns
  const facts = others.filter(({ card }) => (card ?? 'fact') === 'fact').slice(0, MAX_FACTS)
  const hasActs = actionsOf !== undefined && !selection
  const chosen = selection?.has(row.id) ?? false
  return (
    <Item $chosen={chosen} $acts={hasActs}>
      {selection && (
        <>
          <ChoiceRoom />
          <Choice>
            <Checkbox
              label={selection.labelOf(nameOf(row))}
              checked={chosen}
              onChange={on => selection.select([row.id], on)}
            />
          </Choice>
        </>
      )}
      <Body>
        <Head>
          <Title href={hrefOf(row)} tabIndex={selection ? -1 : undefined}>
            {title?.cell(row)}
          </Title>
          {others
            .filter(({ card }) => card === 'besideTitle')
            .map(({ field, cell }) => (
              <span key={field}>{cell(row)}</span>
            ))}
        </Head>
        <Facts>
          {facts.map(({ field, label, cell }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </Facts>
      </Body>
      {hasActs && <Acts>{actionsOf?.(row)}</Acts>}
    </Item>
  )
}
