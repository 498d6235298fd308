import { Icon, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'
import type { ComingMaintenance as Coming } from './useComingMaintenance'

const Strip = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 6px 16px;
  background: var(--info-bg);
  color: var(--info-fg);
  font-weight: 500;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 2px;
  }
`

/** Said in time to save what one is doing. */
const ComingMaintenance = ({ from, message }: Coming) => {
  const t = useShellText()
  const { time } = useFormat()
  return (
    <Strip>
      <Icon name="wrench" />
      <span>
        {t('maintenance.coming', { time: time(from) })} {message}
      </span>
    </Strip>
  )
}

export default ComingMaintenance
