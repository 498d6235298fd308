import { screen, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { FormTextField } from '../../form/FormTextField'
import { FormDialog } from '../form/FormDialog'
import { bulkEndpoint, renderList, serve } from './testList'
import { useBulk } from './useBulk'
import { useBulkActions } from './useBulkActions'

const TRANSACTION = '11111111-1111-4111-8111-111111111111'

const Stopper = ({ onChanged }: { onChanged: () => void }) => {
  const { run, dialog } = useBulk({ endpoint: bulkEndpoint, onChanged })
  return (
    <>
      <button
        type="button"
        onClick={() => void run({ action: 'stop', rows: CHOSEN.rows }, { successText: count => `${count} stopped` })}
      >
        Stop
      </button>
      {dialog}
    </>
  )
}

const CHOSEN = { rows: [{ id: 1, updated_at: 'noon' }], matching: { search: 'ana', asOf: 'one' } }

const Many = () => {
  const stop = { id: 'stop', label: 'Stop', icon: 'close', request: { action: 'stop' }, successText: String } as const
  const { actions } = useBulkActions(bulkEndpoint, () => undefined, [stop])
  return (
    <button type="button" onClick={() => actions[0]?.onSelect(CHOSEN, 1)}>
      Stop
    </button>
  )
}

const rules = z.strictObject({ reason: z.string() })
const NO_REASON = { reason: '' }

const Asked = () => {
  const { actions, dialogs } = useBulkActions(bulkEndpoint, () => undefined, [
    {
      ...{ id: 'stop', label: 'Stop', icon: 'close' },
      dialog: ({ run, close }) => (
        <FormDialog
          title="Stop them"
          schema={rules}
          initialValues={NO_REASON}
          save={() => run({ action: 'stop' }, count => `${count} stopped`)}
          onClose={close}
        >
          <FormTextField name="reason" label="Reason" />
        </FormDialog>
      ),
    },
  ])
  return (
    <>
      <button type="button" onClick={() => actions[0]?.onSelect(CHOSEN, 1)}>
        Stop
      </button>
      {dialogs}
    </>
  )
}

type Answer = { done: number; refused?: { id: number; label: string; code: string; message: string }[] }

const setUp = (...answers: (Answer | Response)[]) => {
  const onChanged = jest.fn()
  const left = [...answers]
  const asked = serve({
    bulk: () => {
      const next = left.shift()
      return next instanceof Response ? next : Response.json({ transaction: TRANSACTION, refused: [], ...next })
    },
  })
  const { user } = renderList(<Stopper onChanged={onChanged} />)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, press, asked, onChanged }
}

test('says how many it was done to, and takes it back on Undo', async () => {
  const { press, asked, onChanged } = setUp({ done: 2 }, { done: 2 })
  await press('Stop')
  expect(await screen.findByText('2 stopped')).toBeVisible()
  expect(onChanged).toHaveBeenCalledTimes(1)
  await press('Undo')
  expect(await screen.findByText('2 changes undone')).toBeVisible()
  expect(asked.at(-1)?.body).toEqual({ action: 'undo', payload: { transaction: TRANSACTION } })
  expect(onChanged).toHaveBeenCalledTimes(2)
})

test('says of which versions it is about, and of all as of when', async () => {
  const asked = serve({ bulk: () => Response.json({ transaction: TRANSACTION, refused: [], done: 1 }) })
  const { user } = renderList(<Many />)
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(asked.map(({ body }) => body)).toEqual([{ action: 'stop', ...CHOSEN }])
})

test('names those that were refused with their reasons', async () => {
  const refused = [{ id: 2, label: 'Ana', code: 'lastOne', message: 'Somebody has to remain.' }]
  const { user, press } = setUp({ done: 0, refused })
  await press('Stop')
  const dialog = await screen.findByRole('dialog', { name: '1 record was not changed' })
  expect(dialog).toHaveTextContent('AnaSomebody has to remain.')
  expect(screen.queryByText('0 stopped')).not.toBeInTheDocument()
  await user.click(within(dialog).getByText('Close'))
  expect(dialog).not.toBeInTheDocument()
})

test('a call that failed as a whole says why, and nothing was done', async () => {
  const fields = [{ field: 'payload.group', code: 'notHeld', message: 'You do not hold these rights.' }]
  const { press, onChanged } = setUp(
    Response.json({ code: 'invalid', message: 'Check the fields.', errors: fields, requestId: 'r' }, { status: 422 }),
  )
  await press('Stop')
  const alert = await screen.findByText('You do not hold these rights.')
  expect(alert).toBeVisible()
  expect(onChanged).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('what is typed in a dialog stays until it was done', async () => {
  const answers = [
    Response.json({ code: 'unavailable', message: 'Try again in a minute.', requestId: 'r' }, { status: 503 }),
    Response.json({ transaction: TRANSACTION, refused: [], done: 1 }),
  ]
  serve({ bulk: () => answers.shift() ?? Response.error() })
  const { user } = renderList(<Asked />)
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It is late')
  await user.click(screen.getByRole('button', { name: 'Stop them' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('It is late')
  await user.click(screen.getByRole('button', { name: 'Stop them' }))
  expect(await screen.findByText('1 stopped')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('nothing else is asked while a call is at work, whose answer would close it', async () => {
  const waiting: ((answer: Response) => void)[] = []
  serve({ bulk: () => new Promise<Response>(resolve => waiting.push(resolve)) })
  const { user } = renderList(<Asked />)
  const stop = await screen.findByRole('button', { name: 'Stop' })
  await user.click(stop)
  await user.click(screen.getByRole('button', { name: 'Stop them' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(stop)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  waiting[0]?.(Response.json({ transaction: TRANSACTION, refused: [], done: 1 }))
  expect(await screen.findByText('1 stopped')).toBeVisible()
  await user.click(stop)
  expect(screen.getByRole('dialog')).toBeVisible()
})
