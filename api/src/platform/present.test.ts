import { userSchema } from '@candela/shared-contract'
import { pickShown } from './present'

test('what the schema does not name does not leave', () => {
  const user = {
    id: 7,
    usr_name: 'Ana',
    usr_email: 'ana@candela.example',
    usr_status: 'Ativo' as const,
    usr_id_group: null,
    usr_comission: '2.50',
    usr_product: null,
    usr_locale: 'pt_BR' as const,
    created_at: '2026-01-01T00:00:00.000000Z',
    updated_at: '2026-01-02T00:00:00.000000Z',
  }
  const row = { ...user, usr_password: 'hash', deleted_at: null }
  expect(pickShown(userSchema, row)).toEqual(user)
})
