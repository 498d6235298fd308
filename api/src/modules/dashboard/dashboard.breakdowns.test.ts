import { itNeverReadsAllFacts } from '../../../test/router-walk'
import { DASHBOARD_ASKS } from './dashboard.breakdowns'

itNeverReadsAllFacts(DASHBOARD_ASKS)
