import { commonMessages } from '@candela/shared-ui/runtime'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../components/Button'
import { SegmentedControl } from '../../components/SegmentedControl'
import { media } from '../../theme/media'
import { text } from '../../theme/text'
import {
  type Choice,
  choicesFor,
  type FormField,
  type FormFields,
  fieldsToDecide,
  firstChoice,
  formatFieldValue,
  resolve,
  type Versions,
} from './conflict'
import { formMessages } from './messages'

const Root = styled.section`
  margin-bottom: 16px;
  padding: 12px 16px 16px;
  border: 1px solid var(--warn);
  border-radius: var(--r-lg);
  background: var(--bg-surface);

  > h2 {
    ${text('card-title')}
    color: var(--warn-fg);
  }
  > p {
    color: var(--fg-2);
  }
`

const Field = styled.div`
  margin-top: 12px;
  padding-top: 12px;
  border-top: 1px solid var(--line-subtle);

  > h3 {
    ${text('card-title')}
  }
`

const Sides = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 4px 16px;
  margin: 4px 0 8px;

  dt {
    ${text('small')}
    color: var(--fg-3);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Buttons = styled.div`
  margin-top: 16px;
`

export type ConflictPanelProps<Values> = {
  fields: FormFields<Values>
  versions: Versions<Values>
  onResolve: (values: Values) => void
}

/** Somebody else saved first: what they wrote beside what is written here, and which of it shall stand. */
export const ConflictPanel = <Values extends object>({ fields, versions, onResolve }: ConflictPanelProps<Values>) => {
  const t = formMessages.useT()
  const common = commonMessages.useT()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [choices, setChoices] = useState<Partial<Record<keyof Values, Choice>>>({})
  const questions = fieldsToDecide(fields, versions)
  const choiceOf = (field: FormField<Values>) => choices[field.name] ?? firstChoice(field, versions)

  useEffect(() => heading.current?.focus(), [])

  const apply = () =>
    onResolve(
      resolve(
        fields,
        versions,
        Object.fromEntries(questions.map(field => [field.name, choiceOf(field)])) as Partial<
          Record<keyof Values, Choice>
        >,
      ),
    )

  return (
    <Root aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {common('error.stale')}
      </h2>
      <p>{questions.length > 0 ? t('conflict.text') : t('conflict.nothing')}</p>
      {questions.map(field => (
        <Field key={String(field.name)}>
          <h3>{field.label}</h3>
          <Sides>
            <div>
              <dt>{t('conflict.mine')}</dt>
              <dd>{formatFieldValue(field, versions.mine, versions.base) ?? common('state.none')}</dd>
            </div>
            <div>
              <dt>{t('conflict.theirs')}</dt>
              <dd>{formatFieldValue(field, versions.theirs, versions.base) ?? common('state.none')}</dd>
            </div>
          </Sides>
          <SegmentedControl
            label={field.label}
            value={choiceOf(field)}
            options={choicesFor(field, versions).map(value => ({ value, label: t(`conflict.keep.${value}`) }))}
            onChange={choice => setChoices({ ...choices, [field.name]: choice })}
          />
        </Field>
      ))}
      <Buttons>
        <Button variant="primary" onClick={apply}>
          {t('conflict.apply')}
        </Button>
      </Buttons>
    </Root>
  )
}
