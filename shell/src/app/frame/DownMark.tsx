import { Icon, VisuallyHidden } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'
import { useAreDown } from '../remotes/screens'

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--warn-fg);
`

/** Beside the entry of a section that does not load at the moment, or of a folded group with such an entry. */
export const DownMark = ({ remotes }: { remotes: readonly string[] }) => {
  const t = useShellText()
  if (!useAreDown(remotes)) return null
  return (
    <Mark data-down="">
      <Icon name="alert" size={14} />
      <VisuallyHidden>{t('menu.down')}</VisuallyHidden>
    </Mark>
  )
}
