import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isComposing } from '../composing'
import { media } from '../theme/media'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { Addon, InputBox } from './inputStyle'
import { Kbd } from './Kbd'
import { hasSingleKeys } from './singleKeys'

const WAIT_MS = 250

const Box = styled(InputBox)`
  height: 30px;

  input::-webkit-search-cancel-button {
    display: none;
  }
  ${media.phone} {
    height: var(--touch);
  }
`

const Hint = styled(Addon)`
  ${media.narrow} {
    display: none;
  }
`

const Clear = styled(IconButton)`
  width: 24px;
  height: 24px;
  margin-right: -4px;
`

export type SearchFieldProps = {
  /** What is searched; the only words it has. */
  label: string
  clearLabel: string
  value: string
  /** A moment after the last key, or at once on Enter. */
  onSearch: (text: string) => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** Searches while one types. `/` comes here from anywhere on the page, Escape empties it. */
export const SearchField = ({ label, clearLabel, value, onSearch }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const search = useEffectEvent(() => {
    if (text.trim() !== value) onSearch(text.trim())
  })

  // Somebody else changed it: the way back, or a button that clears everything.
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
  }

  useEffect(() => {
    const timer = setTimeout(search, text === '' ? 0 : WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[aria-modal=true]') || !hasSingleKeys()) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && text.trim() !== value) onSearch(text.trim())
    if (event.key === 'Escape' && text) {
      event.preventDefault()
      setText('')
    }
  }

  return (
    <Box $size="md" $invalid={false}>
      <Addon>
        <Icon name="search" size={14} />
      </Addon>
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        maxLength={200}
        onChange={event => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text ? (
        <Clear
          icon="close"
          size="sm"
          label={clearLabel}
          onClick={() => {
            setText('')
            input.current?.focus()
          }}
        />
      ) : (
        <Hint aria-hidden="true">
          <Kbd>/</Kbd>
        </Hint>
      )}
    </Box>
  )
}
