const PAGE = 10

/** Where a key leads in a list, or nothing when it is no key of movement. */
export const moveIn = (key: string, at: number, count: number, wraps: boolean): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return wraps ? (at + 1) % count : Math.min(at + 1, count - 1)
    case 'ArrowUp':
      return wraps && at <= 0 ? count - 1 : Math.max(at - 1, 0)
    case 'PageDown':
      return Math.min(at + PAGE, count - 1)
    case 'PageUp':
      return Math.max(at - PAGE, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
