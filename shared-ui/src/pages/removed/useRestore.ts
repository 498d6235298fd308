import { ApiError } from '@candela/shared-auth'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import type { Entity, EntityEndpoints } from '../entity/entity'
import { useEntityCache } from '../entity/useEntityCache'
import { formMessages } from '../form/messages'
import { useReasonWords } from '../form/useFailureWords'

/** Brings a removed record back; whatever stands in the way is said. */
export const useRestore = <E extends EntityEndpoints>(entity: Entity<E>) => {
  const t = formMessages.useT()
  const common = commonMessages.useT()
  const reasonOf = useReasonWords()
  const { cacheSaved, invalidateMany } = useEntityCache(entity)
  const [busy, setBusy] = useState(false)

  const restore = async ({ id, label }: { id: number; label: string }): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      await cacheSaved(await entity.restore(id))
      addToast({ kind: 'success', title: t('restored'), text: label })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({
        kind: 'error',
        title: common(`failure.${error.failure}`),
        // Which field it would be helps nobody where there is no form.
        text: error.fields[0]?.message ?? reasonOf(error),
      })
      // Somebody else may have brought it back.
      if (error.code === 'notFound') await invalidateMany()
    } finally {
      setBusy(false)
    }
  }
  return { restore, busy }
}
