import type { DashboardQuery, Pair } from '@candela/shared-contract'
import type { ComponentType } from 'react'
import type { MetricFormat } from '../shared/useMetricFormat'
import { Coverage } from './Coverage'
import { DailyEarnings, DailyRpm } from './DailyCharts'
import { ErrorLog } from './ErrorLog'
import { Formats } from './Formats'
import { MoneyCard } from './MoneyCard'
import { Movers } from './Movers'
import { PaymentCard } from './PaymentCard'
import { Quotations } from './Quotations'
import { AdTypes, Devices, Technologies } from './ShareCards'
import { Todo } from './Todo'
import { TotalizersCard } from './TotalizersCard'
import { Websites } from './Websites'

/** Where a card stands; it changes places with others of the same part of the page. */
export const CARD_AREAS = ['top', 'main', 'side', 'below'] as const
export type CardArea = (typeof CARD_AREAS)[number]

/** How many of a part are in sight of who opens the page: these are drawn first. */
export const IN_SIGHT: Record<CardArea, number> = { top: 3, main: 2, side: 2, below: 0 }

export type DashboardCard = {
  id: string
  area: CardArea
  /** Where there is one column, if that is another part of the page. */
  areaInOneColumn?: CardArea
  right: Pair
  /** What is about all that publishers do is not for them; what is paid is paid to nobody of the company. */
  only?: 'staff' | 'publishers'
  Card: ComponentType<{ question: DashboardQuery; metricFormat: MetricFormat }>
}

/** All that there is, in the order of who has not changed it. */
const ALL = [
  { id: 'totals', area: 'top', right: 'dashboard.totalizers', Card: TotalizersCard },
  {
    id: 'payment',
    area: 'side',
    // Whoever is paid reads when before how it was earned.
    areaInOneColumn: 'top',
    right: 'dashboard.totalizers',
    only: 'publishers',
    Card: PaymentCard,
  },
  { id: 'money', area: 'top', right: 'dashboard.totalizers', Card: MoneyCard },
  { id: 'daily', area: 'main', right: 'dashboard.charts', Card: DailyEarnings },
  { id: 'rpm', area: 'main', right: 'dashboard.charts', Card: DailyRpm },
  { id: 'websites', area: 'main', right: 'dashboard.charts', Card: Websites },
  { id: 'coverage', area: 'main', right: 'dashboard.errorLog', only: 'staff', Card: Coverage },
  { id: 'quotations', area: 'side', right: 'dashboard.currencyExchange', Card: Quotations },
  { id: 'errors', area: 'side', right: 'dashboard.errorLog', only: 'staff', Card: ErrorLog },
  { id: 'todo', area: 'side', right: 'dashboard.totalizers', Card: Todo },
  { id: 'movers', area: 'side', right: 'dashboard.charts', only: 'staff', Card: Movers },
  { id: 'formats', area: 'below', right: 'dashboard.charts', Card: Formats },
  { id: 'device', area: 'below', right: 'dashboard.charts', Card: Devices },
  { id: 'technology', area: 'below', right: 'dashboard.charts', Card: Technologies },
  { id: 'adType', area: 'below', right: 'dashboard.charts', Card: AdTypes },
] as const satisfies readonly DashboardCard[]

export type CardId = (typeof ALL)[number]['id']
export const CARDS: readonly (DashboardCard & { id: CardId })[] = ALL
