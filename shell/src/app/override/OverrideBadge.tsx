import { Button } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'
import { getOverride, resetOverride } from './override'

const Badge = styled.aside`
  position: fixed;
  z-index: var(--z-toast);
  bottom: 12px;
  left: 50%;
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: calc(100vw - 32px);
  padding: 6px 6px 6px 12px;
  border-radius: var(--r-lg);
  background: var(--warn-bg);
  box-shadow: 0 0 0 1px var(--line), var(--sh-2);
  color: var(--warn-fg);
  transform: translateX(-50%);
  overflow-wrap: anywhere;
`

/** A page with somebody's own remote in it never looks like the product. */
export const OverrideBadge = () => {
  const t = useShellText()
  const override = getOverride()
  if (!override) return null
  return (
    <Badge aria-label={t('override.title')}>
      {t('override.text', override)}
      <Button size="sm" onClick={resetOverride}>
        {t('override.reset')}
      </Button>
    </Badge>
  )
}
