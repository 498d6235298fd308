import type { Page } from 'playwright/test'
import { expectAccessible, expectReadableInDark } from '../harness/axe'
import { expect, test } from '../harness/gallery'
import { halves, heldOnItsSide, type ImageFile } from '../harness/images'

const field = (page: Page) => page.getByRole('group', { name: 'Photo' }).first()
const cropping = (page: Page) => page.getByRole('dialog', { name: 'Crop the photo' })
const area = (page: Page) => cropping(page).getByRole('application', { name: 'Part of the photo' })
const zoom = (page: Page) => cropping(page).getByRole('slider', { name: 'Zoom' })
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

const choose = async (page: Page, file: ImageFile): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Choose photo')
  await (await chooser).setFiles(file)
}

const startCropping = async (page: Page, file: ImageFile): Promise<void> => {
  await choose(page, file)
  await expect(area(page)).toBeFocused()
}

type Colour = 'red' | 'blue' | 'other'

/** The colours of the photo from left to right, or from top to bottom, as the field shows it. */
const coloursOf = (page: Page, direction: 'across' | 'down'): Promise<Colour[]> =>
  field(page)
    .locator('img')
    .evaluate(async (image: HTMLImageElement, across) => {
      await image.decode()
      const { naturalWidth: side } = image
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
      const context = canvas.getContext('2d', { willReadFrequently: true })
      context?.drawImage(image, 0, 0)
      return [0.1, 0.45, 0.55, 0.9].map(part => {
        const [x, y] = across ? [part * side, side / 2] : [side / 2, part * side]
        const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? []
        return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other'
      })
    }, direction === 'across')

/** A picture that is being replaced cannot be read: it is looked at again. */
const expectColours = (page: Page, colours: Colour[], direction: 'across' | 'down' = 'across'): Promise<void> =>
  expect(async () => expect(await coloursOf(page, direction)).toEqual(colours)).toPass({ timeout: 7_000 })

test.beforeEach(async ({ page }) => {
  await page.goto('/photos')
  await expect(field(page)).toBeVisible()
})

test('a chosen image is cropped to the square in its middle and given on as a small JPEG of 512 pixels', async ({
  page,
}) => {
  await startCropping(page, await halves(page, 1600, 900))
  await cropping(page).getByRole('button', { name: 'Use photo' }).click()
  await expect(page.getByText(/^image\/jpeg, \d+ bytes$/)).toBeVisible()
  await expectColours(page, ['red', 'red', 'blue', 'blue'])
  await expect(field(page).locator('img')).toHaveJSProperty('naturalWidth', 512)
  await expect(page.getByRole('button', { name: 'Change photo' }).first()).toBeFocused()
  await press(page, 'Remove photo')
  await expect(field(page).getByText('LP')).toBeVisible()
})

test('the photo follows the pointer, the wheel and the keys, and stays inside its edges', async ({ page }) => {
  await startCropping(page, await halves(page, 1600, 900))
  const box = await area(page).boundingBox()
  if (!box) throw new Error('there is nothing to crop')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 3 * box.width, y, { steps: 4 })
  await page.mouse.up()
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -300)
  await expect.poll(async () => Number(await zoom(page).inputValue())).toBeGreaterThan(1.5)
  await page.keyboard.press('-')
  await page.keyboard.press('Minus')
  await zoom(page).fill('1')
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', '100%')
  await cropping(page).getByRole('button', { name: 'Use photo' }).click()
  await expectColours(page, ['red', 'blue', 'blue', 'blue'])
})

test('arrows move the photo, plus zooms in, and a press puts a place into the middle', async ({ page }) => {
  await startCropping(page, await halves(page, 1000, 1000))
  await page.keyboard.press('+')
  await expect(zoom(page)).toHaveAttribute('aria-valuetext', '110%')
  await zoom(page).fill('2')
  await area(page).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await cropping(page).getByRole('button', { name: 'Use photo' }).click()
  await expectColours(page, ['red', 'red', 'red', 'red'])

  const file = await halves(page, 1000, 1000)
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Change photo')
  await (await chooser).setFiles(file)
  await zoom(page).fill('2')
  const box = await area(page).boundingBox()
  await area(page).click({ position: { x: (box?.width ?? 0) - 4, y: 100 } })
  await cropping(page).getByRole('button', { name: 'Use photo' }).click()
  await expectColours(page, ['blue', 'blue', 'blue', 'blue'])
})

test('a photo that was held on its side stands upright, and tells nobody where it was taken', async ({ page }) => {
  await startCropping(page, heldOnItsSide(await halves(page, 900, 900, 'image/jpeg')))
  await cropping(page).getByRole('button', { name: 'Use photo' }).click()
  await expectColours(page, ['red', 'red', 'blue', 'blue'], 'down')
  const text = await field(page)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      const bytes = new Uint8Array(await (await fetch(image.src)).arrayBuffer())
      return new TextDecoder('latin1').decode(bytes)
    })
  expect(text).not.toMatch(/Exif|Lat/)
})

test('an image can be dropped', async ({ page }) => {
  const { buffer } = await halves(page, 300, 300, 'image/webp')
  const dataTransfer = await page.evaluateHandle(
    bytes => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'me.webp', { type: 'image/webp' }))
      return transfer
    },
    [...buffer],
  )
  await field(page).dispatchEvent('dragover', { dataTransfer })
  await field(page).dispatchEvent('drop', { dataTransfer })
  await cropping(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page).getByText('LP')).toBeVisible()
})

test('what cannot be cropped is refused in words, before it is decoded where it is too large', async ({ page }) => {
  const said = field(page).getByRole('alert')
  await choose(page, { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await expect(said).toHaveText('Choose a JPEG, PNG or WebP image')
  await choose(page, await halves(page, 5200, 5000))
  await expect(said).toHaveText('The image has more than 25 megapixels')
  const { buffer } = await halves(page, 100, 100)
  await choose(page, { name: 'cut.png', mimeType: 'image/png', buffer: buffer.subarray(0, 20) })
  await expect(said).toHaveText('This image cannot be read')
  await choose(page, await halves(page, 100, 100))
  await expect(cropping(page)).toBeVisible()
  await expect(said).toHaveCount(0)
})

/** Machines of tests have no camera: a drawing in its place, as a stream that the page cannot tell from one. */
const pretendCamera = (page: Page, isAllowed: boolean): Promise<void> =>
  page.evaluate(allowed => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (!allowed) throw new DOMException('Permission denied', 'NotAllowedError')
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      canvas.getContext('2d')?.fillRect(0, 0, 320, 480)
      const stream = canvas.captureStream()
      Object.assign(window, { track: stream.getTracks()[0] })
      return stream
    }
  }, isAllowed)

test('a camera that is not allowed is explained', async ({ page }) => {
  await pretendCamera(page, false)
  await press(page, 'Take photo')
  await expect(field(page).getByRole('alert')).toContainText('The camera could not be opened')
  await expect(field(page).getByRole('alert')).toContainText('Allow the camera in the settings of your browser')
})

test('a photo is taken with the camera, which is off as soon as it is taken', async ({ page }) => {
  await pretendCamera(page, true)
  const state = () => page.evaluate(() => (window as unknown as { track: MediaStreamTrack }).track.readyState)
  await press(page, 'Take photo')
  const dialog = page.getByRole('dialog', { name: 'Take a photo' })
  await expect(dialog.getByRole('button', { name: 'Take photo' })).toBeEnabled()
  expect(await state()).toBe('live')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take photo' }).click()
  await expect(cropping(page)).toBeVisible()
  expect(await state()).toBe('ended')
  await cropping(page).getByRole('button', { name: 'Use photo' }).click()
  await expect(page.getByText(/^image\/jpeg, \d+ bytes$/)).toBeVisible()
})

test('cropping is accessible and fits, wide and narrow, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await startCropping(page, await halves(page, 1600, 900))
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect(cropping(page).getByRole('button', { name: 'Use photo' })).toBeInViewport()
    await expectAccessible(page)
  }
  await expectReadableInDark(page)
})
