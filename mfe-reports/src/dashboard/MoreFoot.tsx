import { TextLink } from '@candela/shared-ui'
import { reportMessages } from '../i18n/messages'
import { Foot } from '../shared/tableStyle'

/** How many are not shown, and the way to all of them, where there is one for the reader. */
export const MoreFoot = ({ count, href }: { count: number; href: string | undefined }) => {
  const t = reportMessages.useT()
  if (count <= 0) return null
  return (
    <Foot>
      {t('dashboard.chart.more', { count })} {href && <TextLink href={href}>{t('dashboard.todo.seeAll')}</TextLink>}
    </Foot>
  )
}
