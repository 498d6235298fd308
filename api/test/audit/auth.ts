import type { Product } from '../product'
import { aViewing } from '../viewings'
import type { Cases } from './case'

const resetToken = async (product: Product, email: string): Promise<string> => {
  await product.database.exec('delete from throttles')
  await product.call('POST', '/forgot-password', { body: { email } })
  return /token=([\w-]+)/.exec((await product.mailTo(email))?.text ?? '')?.[1] ?? ''
}

export const authCases: Cases = product => ({
  'auth.signIn': {
    arrange: async () => ({ body: { email: 'finance@candela.example', password: 'candela-demo' } }),
    rows: [{ table: 'sessions', type: 'login', diffs: { ses_token_hash: [null, 'changed'] } }],
  },
  'auth.signOut': {
    arrange: async () => ({ token: await product.signIn('viewer@candela.example') }),
    rows: [{ table: 'sessions', type: 'login', diffs: { revoked_at: [null, expect.any(String)] } }],
  },
  'auth.stopViewing': {
    arrange: async () => ({ token: await aViewing(product) }),
    rows: [{ table: 'viewings', type: 'login', diffs: { ended_at: [null, expect.any(String)] } }],
  },
  'auth.forgotPassword': {
    arrange: async () => ({ body: { email: 'viewer@candela.example' } }),
    rows: [{ table: 'password_resets', type: 'user', diffs: { pwr_token_hash: [null, 'changed'] } }],
  },
  'auth.resetPassword': {
    arrange: async () => {
      await product.signIn('manager@candela.example')
      const token = await resetToken(product, 'manager@candela.example')
      const password = 'another secret'
      return { body: { token, email: 'manager@candela.example', password, password_confirmation: password } }
    },
    rows: [
      { table: 'password_resets', type: 'user', diffs: { used_at: [null, expect.any(String)] } },
      { table: 'users', type: 'user', diffs: { usr_password: ['changed', 'changed'] } },
      { table: 'sessions', type: 'login', diffs: { revoked_at: [null, expect.any(String)] } },
    ],
  },
})
