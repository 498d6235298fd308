import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Why there is no camera, as far as the browser tells. */
export type CameraProblem = 'denied' | 'missing' | 'failed'

const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 1280 } },
  audio: false,
}

const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

const problemOf = (error: unknown): CameraProblem => (error instanceof Error && PROBLEMS[error.name]) || 'failed'

/** A page that is not served securely has no devices at all. */
const ask = async (): Promise<MediaStream> => navigator.mediaDevices.getUserMedia(WANTED)

const stopAll = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

export type Camera = {
  stream: MediaStream | undefined
  /** The browser asks the person first, once however often it is called meanwhile. */
  start: () => Promise<void>
  stop: () => void
}

/** The camera is on while `stream` is there, and never longer than whoever uses it is on the screen. */
export const useCamera = (onProblem: (problem: CameraProblem) => void): Camera => {
  const [stream, setStream] = useState<MediaStream>()
  const isShown = useRef(false)
  const starting = useRef(false)

  const onEnded = useEffectEvent(() => {
    setStream(undefined)
    onProblem('failed')
  })

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  useEffect(() => {
    if (!stream) return
    // Pulled out, or taken back in the browser's settings.
    const ended = () => onEnded()
    const tracks = stream.getVideoTracks()
    for (const track of tracks) track.addEventListener('ended', ended)
    return () => {
      for (const track of tracks) track.removeEventListener('ended', ended)
      stopAll(stream)
    }
  }, [stream])

  const start = async () => {
    if (starting.current) return
    starting.current = true
    try {
      const opened = await ask()
      if (isShown.current) setStream(opened)
      else stopAll(opened)
    } catch (error) {
      if (isShown.current) onProblem(problemOf(error))
    } finally {
      starting.current = false
    }
  }

  return { stream, start, stop: () => setStream(undefined) }
}
