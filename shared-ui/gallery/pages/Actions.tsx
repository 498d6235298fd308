import { defineEndpoint } from '@candela/shared-contract'
import { Button, IconButton, Kbd, LinkButton, Menu, SkipLink, TextLink, ToggleChip, Tooltip } from '@candela/shared-ui'
import { FileButton } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Chapter, Sample } from '../Chapter'

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const
const SIZES = ['sm', 'md', 'lg'] as const

const say = (title: string) => () => addToast({ kind: 'info', title })

/** Nobody answers it here. */
const LANTERNS = defineEndpoint({
  method: 'POST',
  path: '/lantern/export',
  summary: 'Lanterns as a file',
  access: 'signedIn',
  effect: 'read',
  failure: 'list',
  body: z.unknown(),
  download: true,
})

const Actions = () => {
  const [pressed, setPressed] = useState(true)
  return (
    <Chapter title="Actions">
      <Sample of="Button">
        {VARIANTS.map(variant => (
          <Button key={variant} variant={variant} onClick={say(variant)}>
            {variant}
          </Button>
        ))}
        {SIZES.map(size => (
          <Button key={size} size={size} icon="plus">
            {size}
          </Button>
        ))}
        <Button disabled>Disabled</Button>
        <Button variant="primary" busy>
          Busy
        </Button>
        <Button icon="refresh" busy>
          Busy with icon
        </Button>
        <Button wide>As wide as its place</Button>
      </Sample>
      <Sample of="IconButton">
        <IconButton icon="edit" label="Edit" onClick={say('Edit')} />
        <IconButton icon="edit" size="sm" label="Edit, small" />
        <IconButton icon="trash" label="Remove" disabled />
      </Sample>
      <Sample of="FileButton">
        <FileButton name="lanterns" endpoint={LANTERNS} question={{}} />
        <FileButton name="lanterns" endpoint={LANTERNS} question={{}} disabled />
      </Sample>
      <Sample of="LinkButton, TextLink, SkipLink">
        <LinkButton href="/fields" icon="plus" variant="primary">
          Leads elsewhere
        </LinkButton>
        <LinkButton href="/fields">Secondary</LinkButton>
        <TextLink href="/fields">A link in a text</TextLink>
        <TextLink href="/fields" quiet>
          A quiet one
        </TextLink>
        <SkipLink href="#main">Seen with the focus only</SkipLink>
      </Sample>
      <Sample of="Menu">
        <Menu
          align="start"
          items={[
            { id: 'open', label: 'Open', icon: 'external', href: '/fields' },
            { id: 'copy', label: 'Copy', icon: 'copy', onSelect: say('Copy') },
            { id: 'remove', label: 'Remove', icon: 'trash', danger: true, separated: true, onSelect: say('Remove') },
          ]}
          trigger={props => <IconButton {...props} icon="dots" label="What can be done" />}
        />
      </Sample>
      <Sample of="ToggleChip">
        <ToggleChip pressed={pressed} onChange={setPressed}>
          On and off
        </ToggleChip>
        <ToggleChip pressed={false} onChange={() => undefined} disabled>
          Disabled
        </ToggleChip>
      </Sample>
      <Sample of="Tooltip, Kbd">
        <Tooltip text="More about it, for who wants to know.">
          {describedBy => (
            <Button aria-describedby={describedBy} icon="info">
              Point at me
            </Button>
          )}
        </Tooltip>
        <Kbd>Ctrl S</Kbd>
        <Kbd>/</Kbd>
      </Sample>
    </Chapter>
  )
}

export default Actions
