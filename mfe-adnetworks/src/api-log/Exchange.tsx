import { Button, Card } from '@candela/shared-ui'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'

const Text = styled.pre`
  max-height: 320px;
  margin: 0;
  padding: 10px 12px;
  overflow: auto;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  color: var(--fg-1);
  font-family: var(--font-mono);
  font-size: 12px;
  line-height: 18px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const Parts = styled.div`
  display: grid;
  gap: 12px;

  h3 {
    margin-bottom: 4px;
    color: var(--fg-3);
    font-size: 12px;
    font-weight: 400;
    line-height: 16px;
  }
`

const Nothing = styled.p`
  color: var(--fg-2);
`

const useCopy = () => {
  const common = commonMessages.useT()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      addToast({ kind: 'success', title: common('success.textCopied') })
    } catch {
      addToast({ kind: 'error', title: common('failure.clipboard') })
    }
  }
}

type ExchangeProps = {
  title: string
  /** What stands above the headers: how it was asked. */
  line?: string
  said: { headers: Record<string, string>; body: string | null } | null
  /** In the place of what was said. */
  nothing: string
  copies: readonly { label: string; text: string }[]
}

const headerLines = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** One side of a conversation with an ad network, to be read and copied. */
export const Exchange = ({ title, line, said, nothing, copies }: ExchangeProps) => {
  const t = adNetworkMessages.useT()
  const copy = useCopy()
  const parts = said
    ? [
        ...(line ? [{ name: undefined, text: line }] : []),
        ...(Object.keys(said.headers).length > 0
          ? [{ name: t('apiLog.show.headers'), text: headerLines(said.headers) }]
          : []),
        ...(said.body ? [{ name: t('apiLog.show.body'), text: said.body }] : []),
      ]
    : []
  return (
    <Card
      title={title}
      aside={
        said &&
        copies.map(({ label, text }) => (
          <Button key={label} size="sm" variant="ghost" icon="copy" onClick={() => void copy(text)}>
            {label}
          </Button>
        ))
      }
    >
      <Parts>
        {parts.length === 0 && <Nothing>{nothing}</Nothing>}
        {parts.map(({ name, text }) => (
          <div key={name ?? title}>
            {name && <h3>{name}</h3>}
            <Text tabIndex={0} role="group" aria-label={name ? `${title}: ${name}` : title}>
              {text}
            </Text>
          </div>
        ))}
      </Parts>
    </Card>
  )
}

/** All of one side as one text. */
export const textOf = (line: string | undefined, { headers, body }: NonNullable<ExchangeProps['said']>): string =>
  [line, headerLines(headers), body && `\n${body}`].filter(Boolean).join('\n')
