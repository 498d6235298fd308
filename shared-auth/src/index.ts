export { ApiError, type ApiErrorCode } from './ApiError'
export { call, download, prepareFile, upload } from './call'
export { Can, can, useCan } from './can'
export { forgetDraft, keepDraft, readDraft } from './drafts'
export { rememberLocation, takeLastLocation } from './lastLocation'
export { onLiveEvent } from './liveEvents'
export { patience } from './patience'
export { query, queryKeyOf } from './query'
export {
  endSession,
  forgetLook,
  getSession,
  loseSession,
  type Maintenance,
  replaceUser,
  type SessionState,
  setCurrency,
  useSession,
} from './session'
export { refreshSession, saveLocale, signIn, signOut, stopViewing, viewAs } from './sessionCalls'
export { isSignedIn } from './storedSession'
