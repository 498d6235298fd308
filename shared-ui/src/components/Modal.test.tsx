import { addToast } from '@candela/shared-ui/runtime'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi'
import { Button } from './Button'
import { ConfirmDialog } from './ConfirmDialog'
import { Modal } from './Modal'
import { Page } from './Page'
import { SelectMenu } from './SelectMenu'
import { TextField } from './TextField'

const OPTIONS = [
  { value: 'BRL', label: 'BRL' },
  { value: 'USD', label: 'USD' },
]

const Editor = () => {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit row</Button>
      <Modal
        open={open}
        title="Edit report row"
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setAsking(true)}>Remove</Button>}
      >
        <TextField label="Date" data-autofocus="" />
        <SelectMenu label="Currency" value="BRL" options={OPTIONS} onChange={() => undefined} />
      </Modal>
      <ConfirmDialog
        open={asking}
        title="Are you sure you want to remove this record?"
        confirmLabel="Remove row"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      >
        It can be brought back for 30 days.
      </ConfirmDialog>
    </>
  )
}

const setUp = async () => {
  const { user } = renderUi(<Editor />)
  await user.click(screen.getByRole('button', { name: 'Edit row' }))
  return user
}

test('a dialog bears its title and starts at the field that asks for the focus', async () => {
  await setUp()
  expect(screen.getByRole('dialog', { name: 'Edit report row' })).toHaveAttribute('aria-modal', 'true')
  expect(screen.getByRole('textbox', { name: 'Date' })).toHaveFocus()
})

test('the page behind does not scroll while it is open', async () => {
  const user = await setUp()
  expect(document.documentElement).toHaveAttribute('data-scroll-locked')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locked')
})

test('Escape closes the top overlay only, and the focus goes back step by step', async () => {
  const user = await setUp()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Edit row' })).toHaveFocus()
})

test('what is opened and what is said in the meantime is in the top dialog, within reach', async () => {
  const user = await setUp()
  await user.click(screen.getByRole('combobox', { name: 'Currency' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog).toContainElement(screen.getByRole('listbox', { name: 'Currency' }))
  act(() => void addToast({ kind: 'success', title: 'Copied' }))
  expect(dialog).toContainElement(screen.getByText('Copied'))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.getByRole('alertdialog')).toContainElement(screen.getByText('Copied'))
  await user.keyboard('{Escape}{Escape}')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})

test('Escape in an open list closes the list and leaves the dialog', async () => {
  const user = await setUp()
  await user.click(screen.getByRole('combobox', { name: 'Currency' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('a question starts on Cancel and tells the effect', async () => {
  const user = await setUp()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('It can be brought back for 30 days.')
  await user.click(screen.getByRole('button', { name: 'Remove row' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

const Remover = () => {
  const [step, setStep] = useState<'there' | 'asked' | 'gone'>('there')
  return (
    <Page title="Rows">
      {step !== 'gone' && <Button onClick={() => setStep('asked')}>Remove row</Button>}
      <ConfirmDialog
        open={step === 'asked'}
        title="Remove it?"
        confirmLabel="Yes"
        onConfirm={() => setStep('gone')}
        onCancel={() => setStep('there')}
      />
    </Page>
  )
}

test('when what was pressed is gone with what was done, reading goes on at the heading of the page', async () => {
  const { user } = renderUi(<Remover />)
  await user.click(screen.getByRole('button', { name: 'Remove row' }))
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Rows' })).toHaveFocus())
})
