import { download } from '@candela/shared-auth'
import { contactEndpoints } from '@candela/shared-contract'
import { Avatar } from '@candela/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Manager } from './useContact'

/** The face of the account manager, and their initials until it is there. */
const Photo = ({ id, name, photo }: Manager) => {
  const { data } = useQuery({
    queryKey: ['GET /contact/photo', photo],
    queryFn: async ({ signal }) => (await download(contactEndpoints.photo, {}, { signal })).file,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (!data) return
    const address = URL.createObjectURL(data)
    setSrc(address)
    return () => URL.revokeObjectURL(address)
  }, [data])
  return <Avatar id={id} name={name} {...(src && { src })} />
}

export default Photo
