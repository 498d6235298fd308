import { tagOf } from '@candela/shared-contract'
import { Icon, lazyPart } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'
import { Viewing } from '../viewing/Viewing'
import { useComingMaintenance } from './useComingMaintenance'
import { useOffline } from './useOffline'

const Nothing = () => null
const ComingMaintenance = lazyPart(() => import('./ComingMaintenance'), Nothing)

const Slot = styled.div`
  grid-column: 1 / -1;
  grid-row: 2;

  @media print {
    display: none;
  }
`

const Strip = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 6px 16px;
  background: var(--warn-bg);
  color: var(--warn-fg);
  font-weight: 500;
`

/** What holds for every page: no network, maintenance to come. The region is always there, so that it is read out. */
export const Banners = () => {
  const t = useShellText()
  const tag = tagOf(useLocale())
  const since = useOffline()
  const coming = useComingMaintenance()
  return (
    <Slot role="status">
      <Viewing />
      {since !== null && (
        <Strip>
          <Icon name="offline" />
          {t('offline', {
            time: new Date(since).toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
          })}
        </Strip>
      )}
      {coming && <ComingMaintenance {...coming} />}
    </Slot>
  )
}
