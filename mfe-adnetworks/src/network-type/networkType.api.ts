import { call } from '@candela/shared-auth'
import { type AnswerOf, adNetworkEndpoints, networkTypeEndpoints, typeEndpoints } from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'
import { defineEntity } from '@candela/shared-ui/pages'

export const NETWORK_TYPE = defineEntity(networkTypeEndpoints, {
  name: 'adNetworkType',
  path: '/ad-network-type',
  nameOf: ({ ant_name }) => ant_name,
  shownIn: [adNetworkEndpoints.list, adNetworkEndpoints.get],
})

type Zones = AnswerOf<typeof typeEndpoints.timeZones>

let asked: Promise<Zones> | undefined

/** Asked once; where no answer comes, whoever asks next asks anew. */
const zones = (): Promise<Zones> => {
  asked ??= call(typeEndpoints.timeZones, {}).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** People write `sao paulo` for what is called `America/Sao_Paulo`. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').replaceAll('−', '-').toLocaleLowerCase()

const MOST = 100

export const findTimeZones: LoadOptions<string> = async search =>
  (await zones())
    .map(({ id, offset }) => ({ value: id, label: id, note: `UTC${offset.replace('-', '−')}` }))
    .filter(({ label, note }) => plain(`${label} ${note}`).includes(plain(search)))
    .slice(0, MOST)
