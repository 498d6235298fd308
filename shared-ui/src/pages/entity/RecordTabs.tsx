import { useCan } from '@candela/shared-auth'
import type { ReactNode } from 'react'
import { type TabItem, Tabs } from '../../components/Tabs'
import { formMessages } from '../form/messages'
import { useTab } from '../useTab'

type RecordTabsProps = {
  /** What the views are of; said, not shown. */
  label: string
  overview: ReactNode
  /** What else there is to see of it. What somebody may not see is left out: `false`. */
  tabs?: readonly (TabItem<string> | false)[]
  /** For those who may read the trail. */
  history?: ReactNode
}

/** The views of one record; which one is open stands in the address. */
export const RecordTabs = ({ label, overview, tabs = [], history }: RecordTabsProps) => {
  const t = formMessages.useT()
  const maySeeHistory = useCan('systemLog.list') && history !== undefined
  const seen: TabItem<string>[] = [
    { id: 'overview', label: t('record.overview'), content: overview },
    ...tabs.filter(tab => tab !== false),
    ...(maySeeHistory ? [{ id: 'history', label: t('history.title'), content: history }] : []),
  ]
  const [open, setOpen] = useTab(seen.map(({ id }) => id) as [string, ...string[]])
  return (
    <div>
      <Tabs label={label} tabs={seen} value={open} onChange={setOpen} />
    </div>
  )
}
