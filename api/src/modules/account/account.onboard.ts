import type { Onboard, OneAccount } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { AppError, type FieldProblem, problemAt, throwIfAny } from '../../platform/http/app-error'
import { requireHost } from '../../platform/web/host'
import { type Tx, write } from '../../platform/write'
import { groupWithRights } from '../group/group.repository'
import { inviteUserIn, limitInvitations } from '../user/user.invitation'
import { refuseGiving } from '../user/user.policy'
import { userByEmail } from '../user/user.repository'
import { rethrowAsTakenEmail } from '../user/user.service'
import { addWebsiteIn, assertHostIsFree } from '../website/website.service'
import { managerProblems } from './account.people'
import { problemsOfTier, problemsOfZone } from './account.policy'
import { accountAccess, storeAccountIn } from './account.service'

/** What a refusal says of fields; any other failure goes on its way. */
const problemsOf = async (act: () => unknown): Promise<FieldProblem[]> => {
  try {
    await act()
    return []
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return error.fields
    throw error
  }
}

const groupProblems = async (ctx: Ctx, tx: Tx, id: number): Promise<FieldProblem[]> => {
  const objections = await problemsOf(() => refuseGiving(tx, ctx.actor, id))
  if (objections.length > 0) return objections
  // Whoever sells through an account is a publisher, and sees what is theirs.
  const isPublisher = (await groupWithRights(tx.read, id))?.gro_scope === 'own'
  return isPublisher ? [] : [{ field: 'usr_id_group', code: 'notAnOption' }]
}

const domainProblems = (ctx: Ctx, read: Reader, domain: string): Promise<FieldProblem[]> =>
  problemsOf(async () => {
    const host = requireHost(domain, 'anw_website')
    await assertHostIsFree(ctx, read, host, 'anw_website')
  })

/** All that is wrong at once, so that nobody is sent from step to step. */
const refuseWrong = async (ctx: Ctx, tx: Tx, input: Onboard): Promise<void> => {
  const { acm_id_user } = input
  const managers = acm_id_user === null ? [] : [{ acm_id_user, acm_is_main: true }]
  throwIfAny([
    ...problemsOfZone(input.acc_time_zone),
    ...problemsOfTier(ctx.actor, input.acc_tier),
    ...(await managerProblems(ctx, tx.read, managers, [])).map(({ code }) => ({ field: 'acm_id_user', code })),
    ...(await domainProblems(ctx, tx.read, input.anw_website)),
    ...problemAt('usr_email', (await userByEmail(tx.read, input.usr_email)) !== undefined && 'emailTaken'),
    ...(await groupProblems(ctx, tx, input.usr_id_group)),
  ])
}

const settings = {
  acc_is_enabled: 1,
  acc_google_child_network_code: null,
  acc_enable_aps: 0,
  acc_enable_teads: 0,
  acc_is_custom_ad_unit_path_enabled: 0,
  acc_gross_visible: 1,
} as const

/** A publisher with everything they need to begin: account, person and website, all of it or nothing. */
export const onboardPublisher = async (ctx: Ctx, input: Onboard): Promise<OneAccount> => {
  const { pairs } = ctx.actor
  if (!(pairs.has('website.store') && pairs.has('user.invite'))) throw new AppError('forbidden')
  await limitInvitations(ctx)
  return write(writeContext(ctx), 'account.onboard', async tx => {
    await refuseWrong(ctx, tx, input)
    const { acm_id_user, anw_website, anw_product, anw_comission } = input
    const user = await inviteUserIn(ctx, tx, {
      usr_name: input.usr_name,
      usr_email: input.usr_email,
      usr_id_group: input.usr_id_group,
      usr_locale: input.usr_locale,
      usr_product: anw_product,
      usr_comission: null,
    })
    const id = await storeAccountIn(ctx, tx, {
      ...settings,
      acc_name: input.acc_name,
      acc_time_zone: input.acc_time_zone,
      acc_tier: input.acc_tier,
      managers: acm_id_user === null ? [] : [{ acm_id_user, acm_is_main: true }],
      users: [{ acu_id_user: user.id }],
      websites: [],
    })
    await addWebsiteIn(ctx, tx, id, { anw_website, anw_product, anw_comission, users: [user.id] }, '')
    return accountAccess.answer(ctx, tx.read, id)
  }).catch(rethrowAsTakenEmail)
}
