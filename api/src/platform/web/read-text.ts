import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { WebError } from './page'

/** Unpacked as it arrives: a small file that grows without end is left after as much of it as was asked for. */
const unpacked = (answer: IncomingMessage): Readable => {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const ignore = (): void => undefined
  switch (encoding) {
    case 'identity':
    case '':
      return answer
    case 'gzip':
    case 'x-gzip':
      return pipeline(answer, createGunzip(), ignore)
    case 'deflate':
      return pipeline(answer, createInflate(), ignore)
    case 'br':
      return pipeline(answer, createBrotliDecompress(), ignore)
    default:
      // Packed once more than we asked for, or in a way that nobody said we know.
      throw new WebError('unreachable')
  }
}

const charsetOf = ({ headers }: IncomingMessage): string =>
  /charset\s*=\s*"?([\w:.-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'

const decoderFor = (charset: string): TextDecoder => {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

export const readText = async (answer: IncomingMessage, limit: number): Promise<{ text: string; cut: boolean }> => {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of unpacked(answer)) {
      parts.push(part as Buffer)
      size += (part as Buffer).length
      if (size > limit) break
    }
  } finally {
    answer.destroy()
  }
  const bytes = Buffer.concat(parts).subarray(0, limit)
  return { text: decoderFor(charsetOf(answer)).decode(bytes), cut: size > limit }
}
