import { useQuery } from '@tanstack/react-query'
import { accountNameQuery } from './account.choices'

/** An account by its id, where the record that belongs to it does not say its name. */
export const AccountName = ({ id }: { id: number }) => useQuery(accountNameQuery(String(id))).data ?? `#${id}`
