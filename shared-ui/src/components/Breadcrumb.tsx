import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import { TextLink } from './TextLink'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 5px;
  margin-bottom: 4px;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 24px;

  li {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  a:hover {
    color: var(--fg-1);
  }

  /* As tall as a thumb, in the same room. */
  @media (pointer: coarse) {
    a {
      padding-block: 14px;
    }
  }
`

const Here = styled.li`
  overflow-wrap: anywhere;
`

export type Crumb = { label: string; href: string }

export const Breadcrumb = ({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) => {
  const t = commonMessages.useT()
  return (
    <nav aria-label={t('region.breadcrumb')}>
      <List>
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} quiet>
              {label}
            </TextLink>
            <Icon name="chevronRight" size={12} />
          </li>
        ))}
        <Here aria-current="page">{here}</Here>
      </List>
    </nav>
  )
}
