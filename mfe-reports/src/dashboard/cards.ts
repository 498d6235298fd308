import type { DashboardQuery, Pair } from '@candela/shared-contract'
import type { ComponentType } from 'react'
import type { Metrics } from '../parts/useMetrics'
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
export const ZONES = ['top', 'main', 'side', 'below'] as const
export type Zone = (typeof ZONES)[number]

export type DashboardCard = {
  id: string
  zone: Zone
  right: Pair
  /** About all that publishers do, so it is not for them. */
  forStaff?: boolean
  Card: ComponentType<{ question: DashboardQuery; metrics: Metrics }>
}

/** All that there is, in the order of who has not changed it. */
export const CARDS = [
  { id: 'totals', zone: 'top', right: 'dashboard.totalizers', Card: TotalizersCard },
  { id: 'money', zone: 'top', right: 'dashboard.totalizers', Card: MoneyCard },
  { id: 'daily', zone: 'main', right: 'dashboard.charts', Card: DailyEarnings },
  { id: 'rpm', zone: 'main', right: 'dashboard.charts', Card: DailyRpm },
  { id: 'websites', zone: 'main', right: 'dashboard.charts', Card: Websites },
  { id: 'coverage', zone: 'main', right: 'dashboard.errorLog', forStaff: true, Card: Coverage },
  { id: 'payment', zone: 'side', right: 'dashboard.totalizers', Card: PaymentCard },
  { id: 'quotations', zone: 'side', right: 'dashboard.currencyExchange', Card: Quotations },
  { id: 'errors', zone: 'side', right: 'dashboard.errorLog', forStaff: true, Card: ErrorLog },
  { id: 'todo', zone: 'side', right: 'dashboard.totalizers', Card: Todo },
  { id: 'movers', zone: 'side', right: 'dashboard.charts', forStaff: true, Card: Movers },
  { id: 'formats', zone: 'below', right: 'dashboard.charts', Card: Formats },
  { id: 'device', zone: 'below', right: 'dashboard.charts', Card: Devices },
  { id: 'technology', zone: 'below', right: 'dashboard.charts', Card: Technologies },
  { id: 'adType', zone: 'below', right: 'dashboard.charts', Card: AdTypes },
] as const satisfies readonly DashboardCard[]

export type CardId = (typeof CARDS)[number]['id']
