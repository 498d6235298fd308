import { accountLogConfig, type OneAccount } from '@candela/shared-contract'
import { RecordHistory } from '@candela/shared-ui/pages'
import { ACCOUNT } from './account.api'

/** What was done to an account, and by whom. */
export const AccountHistory = ({ answer }: { answer: OneAccount }) => (
  <RecordHistory entity={ACCOUNT} answer={answer} logConfig={accountLogConfig} />
)
