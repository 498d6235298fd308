import { call, download, query, queryKeyOf } from '@candela/shared-auth'
import { type BodyOf, type UserRecord, userEndpoints } from '@candela/shared-contract'

const byId = (id: number) => ({ params: { id } })

export const sessionsQuery = (id: number) => query(userEndpoints.sessions, byId(id))
export const visitsQuery = (id: number) => query(userEndpoints.visits, byId(id))

/** Its name is part of the question: another picture is another answer, and the same one is never asked for twice. */
export const photoQuery = ({ id, usr_photo }: Pick<UserRecord, 'id' | 'usr_photo'>) => ({
  queryKey: [...queryKeyOf(userEndpoints.photo, byId(id)), usr_photo],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Blob> => {
    const { file } = await download(userEndpoints.photo, byId(id), { signal })
    return file
  },
  enabled: usr_photo !== null,
  staleTime: Number.POSITIVE_INFINITY,
})

export const endSession = (id: number, session: number) => call(userEndpoints.endSession, { params: { id, session } })
export const endSessions = (id: number) => call(userEndpoints.endSessions, byId(id))

export const inviteAgain = (id: number) => call(userEndpoints.inviteAgain, byId(id))

export const changePassword = (body: BodyOf<typeof userEndpoints.changePassword>) =>
  call(userEndpoints.changePassword, { body })
export const changeEmail = (body: BodyOf<typeof userEndpoints.changeEmail>) => call(userEndpoints.changeEmail, { body })
