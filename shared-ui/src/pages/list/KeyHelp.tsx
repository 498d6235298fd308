import { IconButton } from '../../components/IconButton'
import { lazyPart } from '../../components/lazyPart'
import { Popover } from '../../components/Popover'
import type { KeyTableProps } from './KeyTable'
import { listMessages } from './messages'

const KeyTable = lazyPart<KeyTableProps>(async () => ({ default: (await import('./KeyTable')).KeyTable }))

/** Shows the keys that a list understands. */
export const KeyHelp = (props: KeyTableProps) => {
  const t = listMessages.useT()
  return (
    <Popover
      label={t('keys')}
      width={320}
      trigger={trigger => <IconButton {...trigger} icon="keyboard" size="sm" label={t('keys')} />}
    >
      {() => <KeyTable {...props} />}
    </Popover>
  )
}
