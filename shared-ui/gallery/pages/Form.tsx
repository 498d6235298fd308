import { ApiError } from '@candela/shared-auth'
import { isDay, requiredText } from '@candela/shared-contract'
import { Banner, Card, Page } from '@candela/shared-ui'
import {
  FieldCard,
  FormCombobox,
  FormDateField,
  FormDecimalField,
  FormMoneyField,
  FormPasswordField,
  FormPercentField,
  FormRadioGroup,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
} from '@candela/shared-ui/form'
import { EntityForm, type FormFields, SaveBar, SectionNav } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { KINDS, LANTERNS, labelOf, STATES } from '../samples/lantern'

const schema = z.object({
  name: requiredText(),
  kind: z.enum(['paper', 'glass', 'tin']),
  state: z.enum(['lit', 'out']),
  neighbour: z.nullable(z.int()),
  oil: z.nullable(z.string()),
  price: z.nullable(z.string()),
  bought: z.string().check(z.refine(isDay, { error: 'invalid' })),
  lamp: z.boolean(),
  story: z.string(),
  secret: z.string(),
})
type Values = z.infer<typeof schema>

const FIRST: Values = {
  name: 'Ember 5',
  kind: 'glass',
  state: 'lit',
  neighbour: 4,
  oil: '62.50',
  price: '12.50',
  bought: '2026-11-18',
  lamp: true,
  story: 'Found in the attic.',
  secret: '',
}

const nameOf = (id: number | null) => LANTERNS.find(lantern => lantern.id === id)?.name

const FIELDS: FormFields<Values> = [
  { name: 'name', label: 'Name', formatValue: value => value },
  { name: 'kind', label: 'Kind', formatValue: value => labelOf(KINDS, value) },
  { name: 'state', label: 'State', formatValue: value => labelOf(STATES, value) },
  { name: 'neighbour', label: 'Neighbour', formatValue: value => nameOf(value) ?? 'nobody' },
  { name: 'oil', label: 'Oil', formatValue: value => (value === null ? 'none' : `${value} %`) },
  { name: 'bought', label: 'Bought', formatValue: value => value },
  { name: 'lamp', label: 'Lamp', formatValue: value => (value ? 'on' : 'off') },
  { name: 'story', label: 'Story', formatValue: value => value },
  { name: 'secret', label: 'Secret', formatValue: () => 'another one' },
]

const find = async (search: string) =>
  LANTERNS.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .slice(0, 50)
    .map(({ id, name }) => ({ value: id, label: name }))

const Fields = styled.div`
  display: grid;
  gap: 16px;
  max-width: 420px;
`

/** As a server does: it refuses one name, and another one was changed by somebody meanwhile. */
const save = async (values: Values): Promise<Values> => {
  const refusal = { failure: 'update', status: 422 } as const
  if (values.name === 'Taken')
    throw new ApiError({
      ...refusal,
      code: 'invalid',
      fields: [{ field: 'name', code: 'taken', message: 'This name is taken' }],
    })
  if (values.name === 'Changed')
    throw new ApiError({ ...refusal, code: 'stale', status: 409, current: { ...FIRST, name: 'Theirs', kind: 'tin' } })
  return values
}

const Form = () => {
  const [start] = useState({ values: FIRST, version: '1' })
  return (
    <EntityForm<Values, Values>
      label="Lantern"
      schema={schema}
      latest={start}
      fields={FIELDS}
      save={save}
      draft={{ key: 'lantern.5', except: ['secret'] }}
      versionedOf={values => ({ values, version: '2' })}
      onSaved={() => {
        addToast({ kind: 'success', title: 'Lantern saved' })
      }}
    >
      {({ changed, submitting, problem, conflict, discard }) => (
        <Page
          title="Form"
          bar={
            <SaveBar
              changes={changed.length}
              summary={changed.map(({ label }) => label).join(', ')}
              problem={problem}
              submitting={submitting}
              saveLabel="Save"
              onDiscard={discard}
            />
          }
        >
          {conflict}
          <SectionNav
            sections={[
              { id: 'form-fields', label: 'Fields', changed: changed.length > 0 },
              { id: 'form-rows', label: 'A wrong one', count: '3', errors: 1 },
            ]}
          />
          <Card id="form-fields" title="EntityForm, SaveBar, SectionNav, fields of forms">
            <Fields>
              <Banner kind="info" title="Taken and Changed are refused." />
              <FormTextField name="name" label="Name" />
              <FormSelect name="state" label="State" options={STATES} />
              <FormRadioGroup name="kind" label="Kind" options={KINDS} />
              <FormCombobox<number> name="neighbour" label="Neighbour" load={find} labelOf={nameOf} />
              <FormPercentField name="oil" label="Oil" help="With two decimals." />
              <FormDecimalField name="wick" label="Wick" places={[1, 3]} unit="cm" />
              <FormDateField name="bought" label="Bought" />
              <FormMoneyField name="price" label="Price" help="Typed in cents." currency="BRL" />
              <FormSwitch name="lamp" label="Lamp" help="It burns oil." />
              <FormTextArea name="story" label="Story" />
              <FormPasswordField name="secret" label="Secret" optional autoComplete="off" />
            </Fields>
          </Card>
          <FieldCard title="FieldCard" width={200}>
            <FormTextField name="story" label="Side by side" />
            <FormSelect name="kind" label="Where there is room" options={KINDS} />
          </FieldCard>
        </Page>
      )}
    </EntityForm>
  )
}

export default Form
