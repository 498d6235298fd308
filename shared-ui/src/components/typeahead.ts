import { useRef } from 'react'

const PAUSE = 600

/** Neither case nor accents count: not every keyboard has those of a language. */
const plain = (text: string) => text.toLocaleLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/**
 * Which of the labels somebody means who types its first letters. One letter again and again walks through the labels
 * that begin with it.
 */
export const useTypeahead = (labels: readonly string[]) => {
  const typed = useRef({ text: '', at: 0 })

  /** A space now is one between two words. */
  const isOngoing = (timeStamp: number) => typed.current.text !== '' && timeStamp - typed.current.at <= PAUSE

  const find = (key: string, timeStamp: number, current: number): number => {
    const text = (isOngoing(timeStamp) ? typed.current.text : '') + plain(key)
    typed.current = { text, at: timeStamp }

    const repeated = [...text].every(letter => letter === text[0])
    const wanted = repeated ? (text[0] ?? '') : text
    const start = repeated ? current + 1 : Math.max(current, 0)
    const order = labels.map((_, index) => (start + index) % labels.length)
    return order.find(index => plain(labels[index] ?? '').startsWith(wanted)) ?? -1
  }

  return { find, isOngoing }
}

/** A key that writes something, as opposed to one that does something. */
export const isTyping = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
