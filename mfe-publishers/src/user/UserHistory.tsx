import { type OneUser, userLogConfig } from '@candela/shared-contract'
import { RecordHistory } from '@candela/shared-ui/pages'
import { USER } from './user.api'

/** What was done to somebody, and by whom. */
export const UserHistory = ({ answer }: { answer: OneUser }) => (
  <RecordHistory entity={USER} answer={answer} logConfig={userLogConfig} />
)
