import type { UserRecord } from '@candela/shared-contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { photoQuery } from './access.api'

/** An address under which this page may show a file, for as long as it is needed. */
export const useObjectUrl = (file: Blob | null | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => {
      URL.revokeObjectURL(address)
      setUrl(undefined)
    }
  }, [file])

  return url
}

/** An address for somebody's picture; nothing while there is none. */
export const usePhoto = (user: Pick<UserRecord, 'id' | 'usr_photo'>): string | undefined =>
  useObjectUrl(useQuery(photoQuery(user)).data)
