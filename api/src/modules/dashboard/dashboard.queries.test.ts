import { itNeverReadsAllFacts } from '../../../test/router-walk'
import { DASHBOARD_ASKS } from './dashboard.queries'

itNeverReadsAllFacts(DASHBOARD_ASKS)
