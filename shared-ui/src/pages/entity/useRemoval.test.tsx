import { ApiError } from '@candela/shared-auth'
import { act, screen } from '@testing-library/react'
import { renderUi } from '../../testing/renderUi'
import { useRemoval } from './useRemoval'

const RECORDS = [
  { id: 1, name: 'Aurora' },
  { id: 2, name: 'Polar' },
]

const Records = ({ remove }: { remove: () => Promise<void> }) => {
  const { ask, dialog } = useRemoval({ remove, restore: async () => undefined, onChanged: () => undefined })
  return (
    <>
      {RECORDS.map(record => (
        <button key={record.id} type="button" onClick={() => ask({ ...record })}>
          {record.name}
        </button>
      ))}
      {dialog}
    </>
  )
}

/** Two records, and a server that answers when a test says so. */
const setUp = () => {
  const waiting: ((error?: ApiError) => void)[] = []
  const remove = () =>
    new Promise<void>((resolve, reject) => waiting.push(error => (error ? reject(error) : resolve())))
  const { user } = renderUi(<Records remove={remove} />)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { press, waiting }
}

const refused = new ApiError({ code: 'inUse', failure: 'delete', message: 'It is in use.', fields: [] })
const question = () => screen.findByRole('alertdialog', { name: 'Are you sure you want to remove this record?' })

test('a record goes once somebody says so', async () => {
  const { press, waiting } = setUp()
  await press('Aurora')
  expect(await question()).toHaveTextContent('Aurora')
  await press('Remove')
  waiting[0]?.()
  expect(await screen.findByText('Record removed')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('one that stays says why, and only then', async () => {
  const { press, waiting } = setUp()
  await press('Aurora')
  await press('Remove')
  waiting[0]?.(refused)
  expect(await screen.findByText(/It is in use\./)).toBeVisible()
  await press('Cancel')
  await press('Aurora')
  expect(await question()).toHaveTextContent('Aurora')
  expect(screen.queryByText(/It is in use\./)).not.toBeInTheDocument()
})

describe('an answer that comes once another record is asked about', () => {
  const askedSince = async () => {
    const { press, waiting } = setUp()
    await press('Aurora')
    await press('Remove')
    await press('Cancel')
    await press('Polar')
    return { press, waiting }
  }

  test('leaves that question where it is', async () => {
    const { waiting } = await askedSince()
    waiting[0]?.()
    expect(await screen.findByText('Record removed')).toBeVisible()
    expect(await question()).toHaveTextContent('Polar')
  })

  test('says of it nothing that is not its own', async () => {
    const { press, waiting } = await askedSince()
    await act(async () => waiting[0]?.(refused))
    await press('Remove')
    expect(waiting).toHaveLength(2)
    expect(await question()).toHaveTextContent('Polar')
    expect(screen.queryByText(/It is in use\./)).not.toBeInTheDocument()
  })
})
