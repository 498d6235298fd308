import { endpoints } from '@candela/shared-contract'
import { guarded, served } from '../../platform/http/bind'
import { changeEmail, changePassword } from './user.credentials'
import { inviteAgain, inviteUser } from './user.invitation'
import { destroyPhoto, photoOf, storePhoto } from './user.photo'
import { endSession, endSessions, sessionsOf, visitsOf } from './user.sessions'

const calls = endpoints.user

/** How people get in and what they look like: invitations, passwords, addresses, devices, pictures. */
export const userAccessRoutes = [
  guarded(calls.invite, (ctx, { body }) => inviteUser(ctx, body)),
  guarded(calls.inviteAgain, (ctx, { params }) => inviteAgain(ctx, Number(params.id))),
  guarded(calls.changePassword, (ctx, { body }) => changePassword(ctx, body)),
  guarded(calls.changeEmail, (ctx, { body }) => changeEmail(ctx, body)),
  served(calls.photo, (ctx, { params }) => photoOf(ctx, Number(params.id))),
  guarded(calls.storePhoto, (ctx, { params, upload }) => storePhoto(ctx, Number(params.id), upload)),
  guarded(calls.destroyPhoto, (ctx, { params }) => destroyPhoto(ctx, Number(params.id))),
  guarded(calls.sessions, (ctx, { params }) => sessionsOf(ctx, Number(params.id))),
  guarded(calls.endSession, (ctx, { params }) => endSession(ctx, Number(params.id), Number(params.session))),
  guarded(calls.endSessions, (ctx, { params }) => endSessions(ctx, Number(params.id))),
  guarded(calls.visits, (ctx, { params }) => visitsOf(ctx, Number(params.id))),
]
