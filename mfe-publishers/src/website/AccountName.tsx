import { useQuery } from '@tanstack/react-query'
import { accountNameQuery } from './website.api'

/** An account by its id, where the record does not say its name. */
export const AccountName = ({ id }: { id: number }) => useQuery(accountNameQuery(String(id))).data ?? `#${id}`
