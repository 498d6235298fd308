import { PLANNED_ANEW, statementNames } from './statement-names'

describe('a statement', () => {
  it('has a name of its own from its second time on', () => {
    const nameOf = statementNames()
    expect([nameOf('select 1'), nameOf('select 2')]).toEqual([undefined, undefined])
    const first = nameOf('select 1')
    expect(first).toBeDefined()
    expect(nameOf('select 1')).toBe(first)
    expect(nameOf('select 2')).not.toBe(first)
  })

  it('has none when it is as long as only texts are that do not come again', () => {
    const nameOf = statementNames()
    const long = `select ${'1, '.repeat(4_000)}1`
    nameOf(long)
    expect(nameOf(long)).toBeUndefined()
  })

  it('has none when it is to be planned for its values', () => {
    const nameOf = statementNames()
    const anew = `${PLANNED_ANEW} select 1`
    nameOf(anew)
    expect(nameOf(anew)).toBeUndefined()
  })

  it('has none when there are enough', () => {
    const nameOf = statementNames(2)
    const names = ['a', 'b', 'c'].map(sql => {
      nameOf(sql)
      return nameOf(sql)
    })
    expect(names.map(name => name === undefined)).toEqual([false, false, true])
  })

  it('that came once is forgotten when many others did', () => {
    const nameOf = statementNames(2)
    for (const sql of ['a', 'b', 'c']) nameOf(sql)
    expect(nameOf('a')).toBeUndefined()
    expect(nameOf('a')).toBeDefined()
  })
})
