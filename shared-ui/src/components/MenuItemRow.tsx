import { followLink } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import { highlighted, menuItemStyle } from './menuStyle'

export type MenuItem = {
  id: string
  label: string
  icon?: IconName
  /** Goes somewhere instead of doing something. */
  href?: string
  onSelect?: () => void
  /** One of several choices, and whether it is the one taken. */
  checked?: boolean
  danger?: boolean
  /** Why it cannot be done: it is read and not chosen. */
  whyNot?: string | undefined
  /** A hairline above, where another group begins. */
  separated?: boolean
}

const Row = styled.button<{ $danger: boolean }>`
  ${menuItemStyle}
  color: ${({ $danger }) => ($danger ? 'var(--bad-fg)' : 'inherit')};

  &:hover,
  &:focus {
    ${highlighted}
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Label = styled.span`
  flex: 1;
`

/** Grey, and beneath it why. */
const Kept = styled.div`
  ${menuItemStyle}
  max-width: 264px;
  color: var(--fg-3);
  cursor: not-allowed;

  &:focus {
    ${highlighted}
  }
`

const Why = styled.span`
  display: block;
  font-size: var(--text-sm);
  color: var(--fg-2);
`

const Separator = styled.div`
  margin: 4px 0;
  border-top: 1px solid var(--line-subtle);
`

type MenuItemRowProps = { item: MenuItem; onChoose: (item: MenuItem) => void }

export const MenuItemRow = ({ item, onChoose }: MenuItemRowProps) => {
  const { label, icon, href, checked, danger = false, separated = false, whyNot } = item
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <Label>{label}</Label>
      {checked && <Icon name="check" size={14} />}
    </>
  )
  const shared = { tabIndex: -1, 'data-menu-row': '', $danger: danger }
  if (whyNot)
    return (
      <>
        {separated && <Separator role="separator" />}
        <Kept role="menuitem" aria-disabled="true" tabIndex={-1} data-menu-row="">
          {icon && <Icon name={icon} />}
          <Label>
            {label}
            <Why>{whyNot}</Why>
          </Label>
        </Kept>
      </>
    )
  return (
    <>
      {separated && <Separator role="separator" />}
      {href ? (
        <Row
          {...shared}
          as="a"
          {...{ href }}
          role="menuitem"
          onClick={(event: React.MouseEvent<HTMLElement>) => {
            onChoose(item)
            followLink(event as React.MouseEvent<HTMLAnchorElement>)
          }}
        >
          {content}
        </Row>
      ) : (
        <Row
          {...shared}
          type="button"
          role={checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={checked}
          onClick={() => onChoose(item)}
        >
          {content}
        </Row>
      )}
    </>
  )
}
