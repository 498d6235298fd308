import { onLiveEvent } from '@candela/shared-auth'
import { Icon } from '@candela/shared-ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'
import { IconLink } from './headerStyle'

/** Past this it says no exact number: the server does not count on. */
const MOST = 99

const Count = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 16px;
  padding: 0 4px;
  border-radius: 8px;
  background: var(--accent);
  color: var(--fg-on-accent);
  font-size: 11px;
  font-weight: 600;
  line-height: 16px;
  text-align: center;
`

/** The way to what this person was told, with how much of it they have not read, as soon as the server tells of it. */
export const Bell = ({ path, label }: { path: string; label: string }) => {
  const t = useShellText()
  const [unread, setUnread] = useState(0)
  useEffect(() => onLiveEvent('notifications', event => setUnread(event.unread)), [])
  const shown = unread > MOST ? `${MOST}+` : unread
  return (
    <IconLink to={path} aria-label={unread > 0 ? t('header.unread', { label, shown }) : label} title={label}>
      <Icon name="bell" />
      {unread > 0 && <Count aria-hidden="true">{shown}</Count>}
    </IconLink>
  )
}
