import { API_ROOT } from '@candela/shared-contract'
import sharp from 'sharp'
import { somebodyWith } from '../../../test/people'
import { type Answer, type Product, startProduct } from '../../../test/product'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const SOLID = { width: 400, height: 300, channels: 3, background: '#c2410c' } as const
const picture = () => sharp({ create: SOLID }).jpeg()

const send = (id: number, payload: Buffer | string, { type = 'image/jpeg', token = admin } = {}): Promise<Answer> =>
  product.call('POST', `/user/${id}/photo`, { token, raw: { payload, type } })

const getPhoto = async (id: number, token = admin, headers: Record<string, string> = {}) => {
  const url = `${API_ROOT}/user/${id}/photo`
  const answer = await product.server.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

const nameIn = ({ body }: Answer): string | null => (body.record as { usr_photo: string | null }).usr_photo
const errorsOf = ({ status, body }: Answer) => [
  status,
  ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`),
]

describe('a picture', () => {
  it('comes back as a small square of one kind, as a file, and is kept by its name', async () => {
    const { id } = await somebodyWith(product, [])
    const stored = await send(id, await picture().toBuffer())
    expect(stored.status).toBe(200)
    const { status, headers, bytes } = await getPhoto(id)
    expect([status, headers['content-type'], headers.etag, headers['content-disposition']]).toEqual([
      200,
      'image/webp',
      `"${nameIn(stored)}"`,
      'attachment',
    ])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    const again = await getPhoto(id, admin, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it('loses where it was taken and stands as the camera was held', async () => {
    const { id } = await somebodyWith(product, [])
    const halves = await sharp({ create: SOLID })
      .composite([{ input: { create: { ...SOLID, width: 200, background: '#0000ff' } }, left: 0, top: 0 }])
      .withExif({ IFD0: { Make: 'Cam' }, IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    const turned = await sharp(halves).keepExif().withMetadata({ orientation: 3 }).jpeg().toBuffer()
    expect((await sharp(turned).metadata()).exif).toBeDefined()
    expect((await send(id, turned)).status).toBe(200)
    const { bytes } = await getPhoto(id)
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(bytes.includes('GPS')).toBe(false)
    const raw = await sharp(bytes).removeAlpha().raw().toBuffer()
    // What was on the left is on the right now: blue is there.
    const rightmost = 255 * 3
    expect(Number(raw[rightmost + 2])).toBeGreaterThan(Number(raw[rightmost]))
  })

  it('is no new version of the person, and gets another name with each change', async () => {
    const { id } = await somebodyWith(product, [])
    const first = await send(id, await picture().toBuffer())
    const second = await send(id, await picture().png().toBuffer(), { type: 'image/png' })
    expect(nameIn(second)).not.toBe(nameIn(first))
    expect((second.body.record as { updated_at: string }).updated_at).toBe(
      (first.body.record as { updated_at: string }).updated_at,
    )
  })

  it('sent twice at the same moment is stored once', async () => {
    const { id } = await somebodyWith(product, [])
    const bytes = await picture().toBuffer()
    const answers = await Promise.all([send(id, bytes), send(id, bytes)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await getPhoto(id)).status).toBe(200)
  })

  it('can be taken away, once', async () => {
    const { id } = await somebodyWith(product, [])
    await send(id, await picture().toBuffer())
    const gone = await product.call('DELETE', `/user/${id}/photo`, { token: admin })
    expect([gone.status, nameIn(gone)]).toEqual([200, null])
    expect((await getPhoto(id)).status).toBe(404)
    expect((await product.call('DELETE', `/user/${id}/photo`, { token: admin })).status).toBe(404)
  })
})

describe('whose picture', () => {
  it('is one’s own without any right, and nobody else’s', async () => {
    const { id, token } = await somebodyWith(product, [], 'own')
    expect((await send(id, await picture().toBuffer(), { token })).status).toBe(200)
    expect((await getPhoto(id, token)).status).toBe(200)
    const other = await somebodyWith(product, [])
    for (const foreign of [other.id, 987_654_321]) {
      expect((await send(foreign, await picture().toBuffer(), { token })).status).toBe(403)
      expect((await getPhoto(foreign, token)).status).toBe(403)
    }
  })

  it('out of reach is as absent as one that never was, before anything is decoded', async () => {
    const { token } = await somebodyWith(product, ['user.get', 'user.update'], 'own')
    const other = await somebodyWith(product, [])
    await send(other.id, await picture().toBuffer())
    for (const id of [other.id, 987_654_321]) {
      expect((await getPhoto(id, token)).status).toBe(404)
      expect((await send(id, 'no picture', { token })).status).toBe(404)
      expect((await product.call('DELETE', `/user/${id}/photo`, { token })).status).toBe(404)
    }
    expect((await getPhoto(other.id)).status).toBe(200)
  })
})

describe('what is no picture', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const cut = async () => (await picture().toBuffer()).subarray(0, 900)
  const bomb = () =>
    sharp({ create: { ...SOLID, width: 16_000, height: 16_000 } })
      .png({ compressionLevel: 9 })
      .toBuffer()
  const noise = async (bytes: number) => Buffer.concat([await picture().toBuffer(), Buffer.alloc(bytes)])

  it.each([
    ['an SVG', async () => SVG, 'image/svg+xml', [415]],
    ['an SVG that says it is a PNG', async () => SVG, 'image/png', [422, 'photo invalid']],
    ['a page named png', async () => '<html><script>alert(1)</script>', 'image/png', [422, 'photo invalid']],
    ['a GIF', async () => Buffer.from('GIF89a\x01\x00\x01\x00'), 'image/gif', [415]],
    ['half a file', cut, 'image/jpeg', [422, 'photo invalid']],
    ['a mere beginning', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png', [422, 'photo invalid']],
    ['a small file of 16000 × 16000 pixels', bomb, 'image/png', [422, 'photo tooBig']],
    ['6 MB', () => noise(6 * 1024 * 1024), 'image/jpeg', [413]],
    ['JSON', async () => '{"photo":"x"}', 'application/json', [415]],
    ['nothing', async () => '', 'image/png', [422, 'photo invalid']],
  ])('%s is refused and the old one stays', async (_case, bytes, type, expected) => {
    const { id } = await somebodyWith(product, [])
    const name = nameIn(await send(id, await picture().toBuffer()))
    expect(errorsOf(await send(id, await bytes(), { type }))).toEqual(expected)
    expect((await getPhoto(id)).headers.etag).toBe(`"${name}"`)
  })
})

it('the trail says that there is another picture, and not what is in it', async () => {
  const { id } = await somebodyWith(product, [])
  const name = nameIn(await send(id, await picture().toBuffer()))
  const rows = await product.database.read
    .selectFrom('system_logs')
    .where('slo_table_name', '=', 'user_photos')
    .where('slo_object_id', '=', id)
    .select(['slo_action', 'slo_diffs'])
    .execute()
  expect(rows).toEqual([
    {
      slo_action: 'user.storePhoto',
      slo_diffs: { pho_id_user: [null, id], pho_name: [null, name], pho_bytes: [null, 'changed'] },
    },
  ])
})
