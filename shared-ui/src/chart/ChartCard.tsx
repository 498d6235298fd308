import { languageOf } from '@candela/shared-contract'
import { addToast, useLocale } from '@candela/shared-ui/runtime'
import { type ReactNode, useState } from 'react'
import { Card } from '../components/Card'
import { IconButton } from '../components/IconButton'
import { lazyPart } from '../components/lazyPart'
import { Menu } from '../components/Menu'
import type { MenuItem } from '../components/MenuItemRow'
import { saveFile } from '../saveFile'
import type { ChartTableProps } from './ChartTable'
import type { ChartData } from './chartData'
import { chartMessages } from './messages'

/** Most people never ask for it. */
const ChartTable = lazyPart<ChartTableProps>(async () => ({ default: (await import('./ChartTable')).ChartTable }))

export type ChartCardProps = {
  title: string
  /** Stands in the place of the title, which is then only read out. */
  lead?: ReactNode
  /** At the right of the title, such as what the lines mean. */
  aside?: ReactNode
  /** Its rows; nothing while they are on their way, and then there is nothing to do with them. */
  data: ChartData | undefined
  /** Of its files, without the ending. */
  fileName: string
  /** Whose and which days, for who sees the picture elsewhere. */
  subtitle: string
  /** Whose or which days, in the first heading of its file. */
  about: string
  /** It is a table already. */
  isTable?: boolean
  /**
   * What shows the rows. Who puts something around them, such as an error, gives a function: it says what stands in
   * there unless the rows are read as a table.
   */
  children: ReactNode | ((chartOrTable: (chart: ReactNode) => ReactNode) => ReactNode)
}

/** A chart with its title and what can be done with it: read it as a table, take it along as a file or a picture. */
export const ChartCard = (props: ChartCardProps) => {
  const { title, lead, aside, data, fileName, subtitle, about, isTable = false, children } = props
  const t = chartMessages.useT()
  const language = languageOf(useLocale())
  const [body, setBody] = useState<HTMLDivElement | null>(null)
  const [asTable, setAsTable] = useState(false)

  /** What makes files comes along when the first one is asked for. */
  const save = async (made: Promise<Blob>, ending: string): Promise<void> => {
    try {
      saveFile(await made, fileName + ending)
    } catch {
      addToast({ kind: 'error', title: t('notSaved') })
    }
  }
  const csv = async (of: ChartData): Promise<Blob> => (await import('./csv')).csvOf(of, about, language)
  const picture = async (of: ChartData): Promise<Blob> => {
    const plot = body?.querySelector<SVGSVGElement>('svg.highcharts-root') ?? null
    return (await import('./picture')).pictureOf({ title, subtitle, plot, data: of })
  }

  const chartOrTable = (chart: ReactNode): ReactNode =>
    asTable && data ? <ChartTable title={title} data={data} /> : chart

  const itemsFor = (of: ChartData): MenuItem[] => [
    ...(isTable
      ? []
      : [
          {
            id: 'table',
            label: t(asTable ? 'asChart' : 'asTable'),
            icon: asTable ? ('chart' as const) : ('columns' as const),
            onSelect: () => setAsTable(!asTable),
          },
        ]),
    {
      id: 'csv',
      label: t('csv'),
      icon: 'download',
      onSelect: () => void save(csv(of), '.csv'),
    },
    { id: 'png', label: t('png'), icon: 'camera', onSelect: () => void save(picture(of), '.png') },
  ]

  return (
    <Card
      title={title}
      lead={lead}
      flush
      aside={
        <>
          {aside}
          <Menu
            trigger={props => (
              <IconButton {...props} icon="dots" size="sm" label={t('menu', { title })} disabled={data === undefined} />
            )}
            items={data ? itemsFor(data) : []}
          />
        </>
      }
    >
      <div ref={setBody}>{typeof children === 'function' ? children(chartOrTable) : chartOrTable(children)}</div>
    </Card>
  )
}
