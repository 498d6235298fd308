import { accountUpdateBody } from './accountBodies'

const NEW = { anw_website: 'gazeta.example', anw_product: 'Candela', anw_comission: '20.00' }

const problems = (...websites: unknown[]) => {
  const { error } = accountUpdateBody.safeParse({ websites })
  return error?.issues.map(({ path, message }) => [path.join('.'), message])
}

test('a website that stays is named by its id, a new one is said in full', () => {
  expect(problems({ id: 3 }, NEW)).toBeUndefined()
  const { anw_comission: _, ...withoutFee } = NEW
  expect(problems(withoutFee)).toBeUndefined()
})

test.each([
  [{ ...NEW, anw_website: ' ' }, ['websites.0.anw_website', 'required']],
  [{ anw_website: 'gazeta.example' }, ['websites.0.anw_product', 'required']],
  [{ ...NEW, anw_product: 'Lantern' }, ['websites.0.anw_product', 'notAnOption']],
  [{ ...NEW, anw_comission: '100.01' }, ['websites.0.anw_comission', 'tooBig']],
  [{ id: 3, anw_product: 'Candela' }, ['websites.0.anw_product', 'unknownField']],
])('what is wrong with a website stands at its field: %j', (row, problem) => {
  expect(problems(row)).toEqual([problem])
})

test('the same website does not come twice', () => {
  expect(problems({ id: 3 }, { id: 3 })).toEqual([['websites.1.anw_website', 'duplicate']])
  expect(problems(NEW, { ...NEW, anw_website: 'Gazeta.example' })).toEqual([['websites.1.anw_website', 'duplicate']])
})
