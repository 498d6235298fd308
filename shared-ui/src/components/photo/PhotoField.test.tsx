import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderUi } from '../../testing/renderUi'
import { PhotoField, type PhotoFieldProps } from './PhotoField'

const onChange = jest.fn<void, [Blob]>()
const onRemove = jest.fn()

const setUp = async (props: Partial<PhotoFieldProps> = {}) => {
  const rendered = renderUi(<PhotoField name="Lívia Prado" onChange={onChange} {...props} />)
  await screen.findByRole('group', { name: 'Photo' })
  return rendered
}

const track = () => Object.assign(new EventTarget(), { stop: jest.fn(), getSettings: () => ({}) })

/** A browser whose camera answers so. */
const withCamera = (answer: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: answer }, configurable: true })

const streamOf = (video: ReturnType<typeof track>) => ({ getTracks: () => [video], getVideoTracks: () => [video] })

const refusal = (name: string) => Object.assign(new Error(name), { name })

/** jsdom reads no parts of files. */
const fileOf = (content: string, type: string) =>
  Object.assign(new File([content], 'me', { type }), {
    slice: () => ({ arrayBuffer: async () => new TextEncoder().encode(content).buffer }),
  })

const field = () => within(screen.getByRole('group', { name: 'Photo' }))

const drop = (file: File) =>
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: { types: ['Files'], files: [file] } })

const takePhoto = () => screen.getByRole('button', { name: 'Take photo' })

afterEach(() => {
  jest.clearAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

test('without a photo there are initials, and nothing to remove', async () => {
  await setUp({ onRemove })
  expect(screen.getByText('LP')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Choose photo' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument()
})

test('a photo can be removed by whoever may, and not while one is being saved', async () => {
  const { user, rerender } = await setUp({ src: '/photo.webp', onRemove })
  await user.click(screen.getByRole('button', { name: 'Remove photo' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
  rerender(<PhotoField name="Lívia Prado" src="/photo.webp" busy onChange={onChange} onRemove={onRemove} />)
  expect(field().getByRole('status')).toHaveTextContent('Saving')
  await user.click(screen.getByRole('button', { name: 'Remove photo' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
  rerender(<PhotoField name="Lívia Prado" src="/photo.webp" onChange={onChange} />)
  expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument()
})

test('when the photo is gone the focus goes on to the button that brings another', async () => {
  const { user, rerender } = await setUp({ src: '/photo.webp', onRemove })
  await user.click(screen.getByRole('button', { name: 'Remove photo' }))
  rerender(<PhotoField name="Lívia Prado" onChange={onChange} onRemove={onRemove} />)
  expect(screen.getByRole('button', { name: 'Choose photo' })).toHaveFocus()
})

test('what is no image is refused by its content, whatever it is called', async () => {
  await setUp()
  const svg = fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png')
  drop(svg)
  expect(await field().findByRole('alert')).toHaveTextContent('Choose a JPEG, PNG or WebP image')
  expect(onChange).not.toHaveBeenCalled()
})

test('a file that cannot be opened is said as such', async () => {
  await setUp()
  const gone = new File(['x'], 'gone.png', { type: 'image/png' })
  gone.slice = () => {
    throw refusal('NotReadableError')
  }
  drop(gone)
  expect(await field().findByRole('alert')).toHaveTextContent('The gallery could not be opened')
})

test('a file beyond the limit is not read', async () => {
  await setUp()
  const huge = new File(['x'], 'huge.png', { type: 'image/png' })
  Object.defineProperty(huge, 'size', { value: 26 * 1024 * 1024 })
  drop(huge)
  expect(await field().findByRole('alert')).toHaveTextContent('The file is larger than 25 MB')
})

test('text that is dropped is left alone', async () => {
  await setUp()
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(field().queryByRole('alert')).not.toBeInTheDocument()
})

for (const [name, more] of [
  ['NotAllowedError', 'Allow the camera'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'Another program may be using it'],
] as const)
  test(`a camera that answers ${name} is explained`, async () => {
    withCamera(() => Promise.reject(refusal(name)))
    const { user } = await setUp()
    await user.click(takePhoto())
    const alert = await field().findByRole('alert')
    expect(alert).toHaveTextContent('The camera could not be opened')
    expect(alert).toHaveTextContent(more)
  })

test('a page without devices says so instead of breaking', async () => {
  const { user } = await setUp()
  await user.click(takePhoto())
  expect(await field().findByRole('alert')).toHaveTextContent('The camera could not be opened')
})

test('the camera is off as soon as its dialog is closed', async () => {
  const video = track()
  withCamera(async () => streamOf(video))
  const { user } = await setUp()
  await user.click(takePhoto())
  expect(await screen.findByRole('dialog', { name: 'Take a photo' })).toBeInTheDocument()
  expect(video.stop).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(video.stop).toHaveBeenCalled()
  expect(takePhoto()).toHaveFocus()
})

test('a camera that is allowed after the page was left is switched off', async () => {
  const video = track()
  let allow: (stream: unknown) => void = () => undefined
  withCamera(
    () =>
      new Promise(resolve => {
        allow = resolve
      }),
  )
  const { user, unmount } = await setUp()
  await user.click(takePhoto())
  unmount()
  allow(streamOf(video))
  await waitFor(() => expect(video.stop).toHaveBeenCalled())
})

test('a camera that is pulled out closes its dialog and says why', async () => {
  const video = track()
  withCamera(async () => streamOf(video))
  const { user } = await setUp()
  await user.click(takePhoto())
  await screen.findByRole('dialog')
  act(() => void video.dispatchEvent(new Event('ended')))
  expect(await field().findByRole('alert')).toHaveTextContent('The camera could not be opened')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('what the server said is shown', async () => {
  await setUp({ error: 'The value is invalid' })
  expect(field().getByRole('alert')).toHaveTextContent('The value is invalid')
})
