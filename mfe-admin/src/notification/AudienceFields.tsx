import { useCan } from '@candela/shared-auth'
import { AUDIENCE_KINDS, type AudienceKind, languageOf, type Pair } from '@candela/shared-contract'
import { Button, Card, Combobox, type ComboboxOption, FieldFrame, IconButton, SelectMenu } from '@candela/shared-ui'
import { useFormRows, useFormValue } from '@candela/shared-ui/form'
import { useLocale } from '@candela/shared-ui/runtime'
import { useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { useChosenName } from './NotificationWords'
import { findersIn } from './notification.api'
import type { Chosen } from './notification.form'

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 16px 16px 0;
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    padding-left: 10px;
    border-radius: var(--r-full);
    background: var(--accent-soft);
    color: var(--accent-fg);
    font-size: 12px;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Adder = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px 8px;
  padding: 16px;

  > div {
    flex: 1 1 180px;
  }
  > button {
    /* Beside the control, below its label. */
    margin-top: 23px;
  }
`

/** What choosing among them asks for; tiers are known. */
const RIGHTS: Record<Exclude<AudienceKind, 'tiers'>, Pair> = {
  users: 'user.simpleList',
  groups: 'group.simpleList',
  accounts: 'account.simpleList',
  managers: 'user.accountManager',
}

const useKinds = (): AudienceKind[] => {
  const may: Record<AudienceKind, boolean> = {
    users: useCan(RIGHTS.users),
    groups: useCan(RIGHTS.groups),
    accounts: useCan(RIGHTS.accounts),
    tiers: true,
    managers: useCan(RIGHTS.managers),
  }
  return AUDIENCE_KINDS.filter(kind => may[kind])
}

/** The server speaks of single entries of the audience; the form says the first of it. */
const firstText = (problem: unknown): string | undefined => {
  if (typeof problem === 'string') return problem
  if (typeof problem !== 'object' || problem === null) return undefined
  return Object.values(problem).map(firstText).find(Boolean)
}

type Problem = 'choose' | 'twice'

/** To whom it goes: people, or what people belong to. Somebody is chosen, then added, and nobody twice. */
export const AudienceFields = () => {
  const t = adminMessages.useT()
  const id = useId()
  const language = languageOf(useLocale())
  const finders = useMemo(() => findersIn(language), [language])
  const nameOf = useChosenName()
  const kinds = useKinds()
  const { rows, add: append, remove, error } = useFormRows<Chosen>('not_audience')
  const { problem: refused } = useFormValue<Chosen[]>('not_audience')
  const [kind, setKind] = useState<AudienceKind>(kinds[0] ?? 'tiers')
  const [chosen, setChosen] = useState<ComboboxOption<number> | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const add = () => {
    if (!chosen) return setProblem('choose')
    if (rows.some(row => row.kind === kind && row.id === chosen.value)) return setProblem('twice')
    append({ kind, id: chosen.value, name: chosen.label })
    setChosen(null)
    setProblem(null)
  }

  return (
    <Card
      title={t('notification.whom')}
      aside={rows.length > 0 && t('notification.audience.chosen', { count: rows.length })}
      flush
    >
      {rows.length > 0 && (
        <Chips aria-label={t('notification.whom')}>
          {rows.map(row => (
            <li key={row.key}>
              <span>
                {t('notification.audience.one', { kind: t(`notification.kind.${row.kind}`), name: nameOf(row) })}
              </span>
              <IconButton
                icon="close"
                size="sm"
                label={t('notification.audience.remove', { name: nameOf(row) })}
                onClick={() => remove(row.key)}
              />
            </li>
          ))}
        </Chips>
      )}
      <Adder>
        <FieldFrame id={id} label={t('notification.audience.kind')}>
          <SelectMenu<AudienceKind>
            id={id}
            look="field"
            label={t('notification.audience.kind')}
            value={kind}
            options={kinds.map(value => ({ value, label: t(`notification.kind.${value}`) }))}
            onChange={value => {
              setKind(value)
              setChosen(null)
              setProblem(null)
            }}
          />
        </FieldFrame>
        <Combobox<number>
          key={kind}
          label={t('notification.audience.add')}
          placeholder={t('notification.audience.search')}
          value={chosen?.value ?? null}
          valueLabel={chosen?.label ?? ''}
          load={finders[kind]}
          error={problem ? t(`notification.audience.${problem}`) : (error ?? firstText(refused))}
          onChange={option => {
            setChosen(option)
            setProblem(null)
          }}
        />
        <Button icon="plus" onClick={add}>
          {t('notification.audience.addIt')}
        </Button>
      </Adder>
    </Card>
  )
}
