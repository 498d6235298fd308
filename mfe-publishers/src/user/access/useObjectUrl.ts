import { useEffect, useState } from 'react'

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
