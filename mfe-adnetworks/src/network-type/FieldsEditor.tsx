import { CREDENTIAL_NAMES, type Credential } from '@candela/shared-contract'
import { Button, Card, Menu, VisuallyHidden } from '@candela/shared-ui'
import { useFormRows } from '@candela/shared-ui/form'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { FieldBox } from './FieldBox'
import { useCredentialWords, useFieldLabel } from './NetworkTypeWords'
import { type FieldRow, newField } from './networkType.form'

const Boxes = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 16px;
  color: var(--fg-2);
`

const Line = styled.div`
  border-top: 1px solid var(--line-subtle);
`

/** Where the focus goes once the list is drawn anew: to what was moved or added, not to what took its place. */
type Aim = { key: number; control: keyof typeof CONTROLS }

const CONTROLS = { up: '[data-control=up]', down: '[data-control=down]', settings: '[role=switch]' } as const

const swapped = (rows: readonly FieldRow[], from: number, to: number): FieldRow[] =>
  rows.map((row, index) => (index === from ? rows[to] : index === to ? rows[from] : row) ?? row)

/** What the networks of a type are asked for, in the order of their form. */
export const FieldsEditor = () => {
  const t = adNetworkMessages.useT()
  const labelOf = useFieldLabel()
  const credentials = useCredentialWords()
  const { rows, change, add, remove, error } = useFormRows<FieldRow>('ant_fields')
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const aim = useRef<Aim>(null)
  const [said, setSaid] = useState('')

  useLayoutEffect(() => {
    if (!aim.current) return
    const { key, control } = aim.current
    aim.current = null
    const find = (name: Aim['control']) =>
      list.current?.querySelector<HTMLElement>(`[data-field="${key}"] ${CONTROLS[name]}:not(:disabled)`)
    // At either end one of the two leads nowhere any more.
    const target = find(control) ?? find(control === 'up' ? 'down' : 'up')
    target?.focus()
  })

  const move = (index: number, by: 1 | -1) => {
    const row = rows[index]
    if (!row) return
    aim.current = { key: row.key, control: by < 0 ? 'up' : 'down' }
    setSaid(t('networkType.fields.moved', { name: labelOf(row), place: index + by + 1, count: rows.length }))
    change(swapped(rows, index, index + by))
  }

  const append = (credential: Credential) => {
    aim.current = { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, control: 'settings' }
    add(newField(credential))
  }

  const left = CREDENTIAL_NAMES.filter(name => !rows.some(({ credential }) => credential === name))
  return (
    <Card title={t('networkType.fields.title')} aside={t('networkType.fields.count', { count: rows.length })} flush>
      <Boxes ref={list} aria-label={t('networkType.fields.title')}>
        {rows.map((row, index) => (
          <FieldBox
            key={row.key}
            row={row}
            index={index}
            isLast={index === rows.length - 1}
            onMove={by => move(index, by)}
            onRemove={() => {
              remove(row.key)
              adder.current?.focus()
            }}
          />
        ))}
      </Boxes>
      <Line>
        <Foot>
          {left.length > 0 ? (
            <Menu
              align="start"
              trigger={({ ref, ...props }) => (
                <Button
                  {...props}
                  ref={button => {
                    ref.current = button
                    adder.current = button
                  }}
                  icon="plus"
                >
                  {t('networkType.fields.add')}
                </Button>
              )}
              items={left.map(credential => ({
                id: credential,
                label: credentials[credential].label,
                onSelect: () => append(credential),
              }))}
            />
          ) : (
            t('networkType.fields.all')
          )}
          {error ?? (rows.length === 0 && t('networkType.fields.none'))}
        </Foot>
      </Line>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  )
}
