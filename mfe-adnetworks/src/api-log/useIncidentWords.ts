import type { ApiLogIncident } from '@candela/shared-contract'
import { useMemo } from 'react'
import { adNetworkMessages } from '../i18n/messages'
import { useRunWords } from './ApiLogWords'

/** So many networks are named; the others are counted. */
const NAMED = 2

/** How incidents are read: what happened, and with whom. */
export const useIncidentWords = () => {
  const t = adNetworkMessages.useT()
  const { error, result } = useRunWords()
  return useMemo(
    () => ({
      reasonOf: ({ apl_error, apl_result }: ApiLogIncident) => (apl_error ? error[apl_error] : result[apl_result]),
      networksOf: ({ networks }: ApiLogIncident) => {
        const names = networks
          .slice(0, NAMED)
          .map(({ label }) => label)
          .join(', ')
        const count = networks.length - NAMED
        return count > 0 ? t('apiLog.incidents.more', { names, count }) : names
      },
      state: { open: t('apiLog.incidents.open'), resolved: t('apiLog.incidents.resolved') },
    }),
    [t, error, result],
  )
}
