import type { StatusTone } from '@candela/shared-contract'
import { Icon, Pill, type PillMark, VisuallyHidden } from '@candela/shared-ui'
import { Figure } from './Figure'
import { Marked } from './Marked'
import { Amount, Facts, Name, Option, Section } from './paletteStyle'
import type { Item } from './sections'

const MARKS: Record<StatusTone, PillMark> = { success: 'dot', warning: 'dot', danger: 'square', neutral: 'hollow' }

type PaletteOptionProps = {
  id: string
  item: Item
  query: string
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

export const PaletteOption = ({ id, item, query, isActive, onPoint, onChoose }: PaletteOptionProps) => {
  const { icon, label, detail, section, hit } = item
  return (
    <Option id={id} role="option" aria-selected={isActive} onPointerMove={onPoint} onClick={onChoose}>
      <Icon name={icon} />
      <Name>
        <span>
          <Marked text={label} query={query} />
        </span>{' '}
        {detail && (
          <small>
            <Marked text={detail} query={query} />
          </small>
        )}
      </Name>{' '}
      {hit && (
        <Facts>
          <Pill tone={hit.status.tone} mark={MARKS[hit.status.tone]}>
            {hit.status.word}
          </Pill>{' '}
          {!section && (
            <Amount>
              <VisuallyHidden>{hit.figure.caption} </VisuallyHidden>
              <Figure figure={hit.figure} />
            </Amount>
          )}
        </Facts>
      )}
      {section && <Section>{section}</Section>}
    </Option>
  )
}
