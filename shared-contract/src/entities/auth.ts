import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { currentPassword, email, instant, newPassword, passwordAgain, typedTwice } from '../fields'
import { sessionUserSchema } from './user'

/** Which version of each remote this person gets. */
const remoteVersions = z.record(z.string(), z.string())

export const signInBody = z.strictObject({ email, password: currentPassword })
export const forgotBody = z.strictObject({ email })

export const resetBody = z
  .strictObject({
    token: z.string().check(z.minLength(1, { error: 'required', abort: true }), z.maxLength(200, { error: 'invalid' })),
    email,
    password: newPassword,
    password_confirmation: passwordAgain.check(z.minLength(1, { error: 'required' })),
  })
  .check(typedTwice('password', 'password_confirmation'))

const SMALL = 8 * 1024

export const authEndpoints = {
  signIn: defineEndpoint({
    method: 'POST',
    path: '/auth',
    summary: 'Sign in',
    access: 'public',
    effect: 'write',
    failure: 'signIn',
    body: signInBody,
    bodyLimit: SMALL,
    answer: z.object({ token: z.string(), user: sessionUserSchema, remotes: remoteVersions }),
  }),
  signOut: defineEndpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    access: 'signedIn',
    effect: 'write',
    failure: 'signOut',
    duringMaintenance: true,
    whileViewing: true,
  }),
  stopViewing: defineEndpoint({
    method: 'POST',
    path: '/auth/stopViewing',
    summary: 'Be oneself again, after looking at the product as somebody else',
    access: 'signedIn',
    effect: 'write',
    failure: 'signOut',
    duringMaintenance: true,
    whileViewing: true,
  }),
  session: defineEndpoint({
    method: 'GET',
    path: '/auth/session',
    summary: 'The signed-in person, their rights as of now and their versions of the remotes',
    access: 'signedIn',
    effect: 'read',
    failure: 'session',
    duringMaintenance: true,
    answer: z.object({
      user: sessionUserSchema,
      remotes: remoteVersions,
      expiresAt: instant,
      /** Present while this person is in maintenance: the calm page is all they get. */
      maintenance: z.nullable(z.object({ message: z.nullable(z.string()), until: z.nullable(instant) })),
    }),
  }),
  forgotPassword: defineEndpoint({
    method: 'POST',
    path: '/forgot-password',
    summary: 'Mail a link to set a new password; the answer is the same whether or not the address is known',
    access: 'public',
    effect: 'write',
    failure: 'emailSend',
    body: forgotBody,
    bodyLimit: SMALL,
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/reset-password',
    summary: 'Set a new password with the mailed link',
    access: 'public',
    effect: 'write',
    failure: 'passwordReset',
    body: resetBody,
    bodyLimit: SMALL,
  }),
}
