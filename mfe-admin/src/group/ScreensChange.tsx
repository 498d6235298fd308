import { Skeleton } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { type Rights, rightMessages } from '@candela/shared-ui/rights'
import { useLocale } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { adminMessages } from '../i18n/messages'
import { Kept, Side } from './diffStyle'
import { liveRemotes } from './group.api'
import { type ScreensDiff, screensChange } from './screensChange'

const ScreensSide = ({ of, screens }: { of: keyof ScreensDiff; screens: ScreensDiff['gained'] }) => {
  const t = adminMessages.useT()
  if (screens.length === 0) return null
  return (
    <Side $sign={of === 'gained' ? 'added' : 'removed'}>
      <h3>{t(`group.diff.${of}`)}</h3>
      <ul>
        {screens.map(({ key, label, inMenu }) => (
          <li key={key}>{inMenu ? t('group.diff.inMenu', { label }) : label}</li>
        ))}
      </ul>
    </Side>
  )
}

/** Which entries of the menu and which screens come and go with the rights. */
export const ScreensChange = ({ before, after }: { before: Rights; after: Rights }) => {
  const t = adminMessages.useT()
  const rights = rightMessages.useT()
  const locale = useLocale()
  const query = useQuery(liveRemotes())
  if (!query.data)
    return (
      <Unanswered query={query} title={rights('menu.failed')}>
        <Skeleton width="60%" />
      </Unanswered>
    )
  const { gained, lost } = screensChange(query.data, before, after, locale)
  if (gained.length + lost.length === 0) return <Kept>{t('group.diff.sameScreens')}</Kept>
  return (
    <>
      <ScreensSide of="gained" screens={gained} />
      <ScreensSide of="lost" screens={lost} />
    </>
  )
}
