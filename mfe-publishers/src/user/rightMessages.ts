import { rights } from '@candela/shared-contract/rights/en'
import { defineMessages } from '@candela/shared-ui/runtime'

/** The names of rights: one tab shows them. */
export const rightMessages = defineMessages('publishers.rights', rights, {
  pt: async () => ({ default: (await import('@candela/shared-contract/rights/pt')).rights }),
  es: async () => ({ default: (await import('@candela/shared-contract/rights/es')).rights }),
  it: async () => ({ default: (await import('@candela/shared-contract/rights/it')).rights }),
})
