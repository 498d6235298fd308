import { call, query, queryKeyOf } from '@candela/shared-auth'
import { accountEndpoints, type OneAccount, typeEndpoints, websiteEndpoints } from '@candela/shared-contract'
import { useQueryClient } from '@tanstack/react-query'

export const ACCOUNTS = '/account'
export const NEW_ACCOUNT = `${ACCOUNTS}/new`
export const ONBOARD = `${ACCOUNTS}/onboard`
export const IMPORT_ACCOUNTS = `${ACCOUNTS}/import`
export const accountPath = (id: number) => `${ACCOUNTS}/${id}`
export const editPath = (id: number) => `${accountPath(id)}/edit`

const byId = (id: number) => ({ params: { id: String(id) } })

export const accountQuery = (id: string) => query(accountEndpoints.get, { params: { id } })
export const notesQuery = (id: number) => query(accountEndpoints.notes, byId(id))
export const historyQuery = (id: string, before?: string) =>
  query(accountEndpoints.history, { params: { id }, query: before ? { before } : {} })

/** They change with the seasons, not while somebody fills in a form. */
export const timeZonesQuery = () => ({ ...query(typeEndpoints.timeZones, {}), staleTime: 3_600_000 })

/** After an account was written: what is shown of it, of accounts and of websites is true again. */
export const useAccountCache = () => {
  const client = useQueryClient()
  const forgetAll = (endpoint: Parameters<typeof queryKeyOf>[0]) =>
    client.invalidateQueries({ queryKey: queryKeyOf(endpoint).slice(0, 1) })

  const forgetLists = async (): Promise<void> => {
    const { list, simpleList } = accountEndpoints
    await Promise.all([list, simpleList, websiteEndpoints.list, websiteEndpoints.get].map(forgetAll))
  }
  const keep = async (answer: OneAccount): Promise<void> => {
    client.setQueryData(accountQuery(String(answer.record.id)).queryKey, answer)
    void forgetLists()
    void forgetAll(accountEndpoints.history)
  }
  return {
    keep,
    forget: async (id: number): Promise<void> => {
      client.removeQueries({ queryKey: accountQuery(String(id)).queryKey })
      await forgetLists()
    },
    forgetNotes: (id: number) => client.invalidateQueries({ queryKey: notesQuery(id).queryKey }),
    /** After many were written at once. */
    forgetMany: async (): Promise<void> => {
      // Undo may come while one of them is on the screen.
      client.removeQueries({ queryKey: queryKeyOf(accountEndpoints.get).slice(0, 1), type: 'inactive' })
      await Promise.all([forgetAll(accountEndpoints.get), forgetAll(accountEndpoints.notes), forgetLists()])
    },
    /** Takes back what one action did to an account. What is shown is true afterwards, whether it worked or not. */
    revert: async ({ id, updated_at }: OneAccount['record'], transaction: string): Promise<void> => {
      try {
        await keep(await call(accountEndpoints.revert, { ...byId(id), body: { transaction, updated_at } }))
      } catch (error) {
        void Promise.all([accountEndpoints.get, accountEndpoints.history].map(forgetAll))
        throw error
      }
    },
  }
}

export const removeAccount = (id: number) => call(accountEndpoints.destroy, byId(id))
export const restoreAccount = (id: number) => call(accountEndpoints.restore, byId(id))
export const addNote = (id: number, acn_text: string) =>
  call(accountEndpoints.storeNote, { ...byId(id), body: { acn_text } })
export const removeNote = (id: number, note: number) =>
  call(accountEndpoints.destroyNote, { params: { id: String(id), note: String(note) } })
