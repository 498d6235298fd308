import { endpoints } from '@candela/shared-contract'
import { guarded, guardedFile } from '../../platform/http/bind'
import { changeMyHours, myHours } from './contact.hours'
import { contactNow, contactPhoto, storeMessage } from './contact.service'

const calls = endpoints.contact

export const contactRoutes = [
  guarded(calls.get, contactNow),
  guardedFile(calls.photo, contactPhoto),
  guarded(calls.store, (ctx, { body }) => storeMessage(ctx, body)),
  guarded(calls.hours, myHours),
  guarded(calls.changeHours, (ctx, { body }) => changeMyHours(ctx, body)),
]
