import { defineEndpoint } from '../endpoint'
import { entityCalls } from '../entityCalls'
import type { LogConfig } from '../history'
import { listAnswer } from '../list'
import {
  affectedAnswer,
  affectedQuery,
  broughtBackAnswer,
  maintenanceCreateBody,
  maintenanceListBody,
  maintenanceRowSchema,
  maintenanceUndoBody,
  maintenanceUpdateBody,
  oneMaintenance,
  removedAllAnswer,
} from './maintenance'

const calls = entityCalls('userMaintenance', {
  one: 'an entry of maintenance',
  many: 'entries of maintenance',
  page: '/maintenance',
})

export const maintenanceEndpoints = {
  list: calls.list({ body: maintenanceListBody, answer: listAnswer(maintenanceRowSchema) }),
  affected: defineEndpoint({
    method: 'GET',
    path: '/userMaintenance/affected',
    summary: 'Whom an entry for this user or this access group would keep out',
    access: 'userMaintenance.store',
    effect: 'read',
    failure: 'get',
    query: affectedQuery,
    answer: affectedAnswer,
  }),
  get: calls.get({ answer: oneMaintenance }),
  store: calls.store({
    summary: 'Put a user or an access group into maintenance, at once or at a time',
    body: maintenanceCreateBody,
    answer: oneMaintenance,
  }),
  update: calls.update({ body: maintenanceUpdateBody, answer: oneMaintenance }),
  destroy: calls.destroy({ summary: 'Remove an entry of maintenance: it ends with the next request' }),
  restore: calls.restore({ answer: oneMaintenance }),
  removeAll: defineEndpoint({
    method: 'POST',
    path: '/userMaintenance/removeAll',
    summary: 'Remove all users from maintenance, as far as the caller reaches them',
    access: 'userMaintenance.removeAll',
    effect: 'write',
    failure: 'removeAll',
    answer: removedAllAnswer,
  }),
  undoRemoveAll: defineEndpoint({
    method: 'POST',
    path: '/userMaintenance/removeAll/undo',
    summary: 'Bring back what the caller removed so within ten minutes, as far as nobody changed it since',
    access: 'userMaintenance.removeAll',
    effect: 'write',
    failure: 'restore',
    body: maintenanceUndoBody,
    answer: broughtBackAnswer,
  }),
}

export const maintenanceLogConfig: LogConfig = {
  types: ['maintenance'],
  path: '/maintenance',
  right: 'userMaintenance.get',
}
