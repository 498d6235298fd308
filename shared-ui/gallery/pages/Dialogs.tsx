import { Button, ConfirmDialog, Modal, Popover, SelectMenu, TextField } from '@candela/shared-ui'
import { addToast } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { Chapter, Sample } from '../Chapter'

const LIGHTS = [
  { value: 'oil', label: 'Oil' },
  { value: 'wax', label: 'Wax' },
]

type Shown = 'modal' | 'wide' | 'question' | 'refused'

const Dialogs = () => {
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  const buttons = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button variant="primary" onClick={close}>
        Save
      </Button>
    </>
  )
  return (
    <Chapter title="Dialogs">
      <Sample of="Modal">
        <Button onClick={() => setShown('modal')}>Open a dialog</Button>
        <Button onClick={() => setShown('wide')}>Open a wide dialog</Button>
      </Sample>
      <Sample of="Popover">
        <Popover
          label="More about it"
          align="start"
          width={280}
          trigger={props => <Button {...props}>Open a popover</Button>}
        >
          {closePopover => (
            <>
              <p>Something short to read or to fill in.</p>
              <Button size="sm" onClick={closePopover}>
                Done
              </Button>
            </>
          )}
        </Popover>
      </Sample>
      <Sample of="ConfirmDialog">
        <Button onClick={() => setShown('question')}>Ask a question</Button>
        <Button onClick={() => setShown('refused')}>Say why not</Button>
      </Sample>
      <Modal open={shown === 'modal'} title="Name the lantern" onClose={close} footer={buttons}>
        <TextField label="Name" data-autofocus="" />
        <SelectMenu label="Light" value="oil" options={LIGHTS} onChange={() => undefined} />
        <Button onClick={() => addToast({ kind: 'info', title: 'It burns' })}>Say something</Button>
      </Modal>
      <Modal open={shown === 'wide'} title="Name the lantern at length" width={640} onClose={close} footer={buttons}>
        <TextField label="Name" />
      </Modal>
      <ConfirmDialog
        open={shown === 'question'}
        title="Put out 13 lanterns?"
        confirmLabel="Put out 13 lanterns"
        onConfirm={close}
        onCancel={close}
      >
        They can be lit again.
      </ConfirmDialog>
      <ConfirmDialog
        open={shown === 'refused'}
        title="This lantern has to stay lit"
        confirmLabel="Put out"
        refused
        onConfirm={close}
        onCancel={close}
      >
        It is the last one.
      </ConfirmDialog>
    </Chapter>
  )
}

export default Dialogs
