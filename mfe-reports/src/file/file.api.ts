import { query } from '@candela/shared-auth'
import { exportEndpoints, type FileState } from '@candela/shared-contract'

export type Whose = 'own' | 'all'

export const FILES_AT_ONCE = 50

export const filesQuery = (whose: Whose, perPage: number) =>
  query(whose === 'own' ? exportEndpoints.list : exportEndpoints.company, { body: { perPage } })

export const isUnfinished = ({ state }: { state: FileState }): boolean => state === 'queued' || state === 'running'
