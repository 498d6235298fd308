import { useRef } from 'react'

const PAUSE = 600

const startsWith = (label: string, typed: string) => label.toLocaleLowerCase().startsWith(typed)

/**
 * Which of the labels somebody means who types its first letters. One letter again and again walks through the labels
 * that begin with it.
 */
export const useTypeahead = (labels: readonly string[]) => {
  const typed = useRef({ text: '', at: 0 })

  return (key: string, timeStamp: number, current: number): number => {
    const fresh = timeStamp - typed.current.at > PAUSE
    const text = (fresh ? '' : typed.current.text) + key.toLocaleLowerCase()
    typed.current = { text, at: timeStamp }

    const repeated = [...text].every(letter => letter === text[0])
    const wanted = repeated ? (text[0] ?? '') : text
    const start = repeated ? current + 1 : Math.max(current, 0)
    const order = labels.map((_, index) => (start + index) % labels.length)
    return order.find(index => startsWith(labels[index] ?? '', wanted)) ?? -1
  }
}

/** A key that writes something, as opposed to one that does something. */
export const isTyping = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
