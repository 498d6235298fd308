import {
  Combobox,
  type ComboboxOption,
  DateField,
  FieldFrame,
  PasswordField,
  SearchField,
  TextArea,
  TextField,
  TextLink,
} from '@candela/shared-ui'
import { useState } from 'react'
import { Chapter, Sample } from '../Chapter'
import { LANTERNS } from '../samples/lantern'

const OPTIONS = LANTERNS.map(({ id, name }) => ({ value: id, label: name, note: `Lantern ${id}` }))

const find = async (search: string) =>
  OPTIONS.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())).slice(0, 50)

const fail = () => Promise.reject(new Error('nobody is there'))

const Fields = () => {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ComboboxOption<number> | null>(OPTIONS[4] ?? null)
  const [day, setDay] = useState('2026-11-18')
  return (
    <Chapter title="Fields">
      <Sample of="TextField" stacked>
        <TextField label="Plain" placeholder="Says what it looks like" />
        <TextField label="With help" help="One sentence about it." defaultValue="Ember 5" />
        <TextField label="Optional and changed" optional dirty defaultValue="Glow 7" />
        <TextField label="Wrong" error="The field is required" />
        <TextField label="Disabled" disabled defaultValue="Nobody changes this" help="And this is why." />
        <TextField label="With addons" leading="R$" trailing="per hour" defaultValue="12.50" />
        <TextField label="With a link" aside={<TextLink href="/actions">Forgotten?</TextLink>} size="lg" />
      </Sample>
      <Sample of="DateField" stacked>
        <DateField label="Bought" value={day} onChange={setDay} help="Typed, or taken from the calendar." />
        <DateField label="Empty" value="" onChange={setDay} optional />
        <DateField label="Wrong" value="30/02/2026" onChange={setDay} error="Enter a valid value" />
        <DateField label="Disabled" value="2026-11-18" onChange={setDay} disabled />
      </Sample>
      <Sample of="TextArea" stacked>
        <TextArea label="Plain" help="It grows with what is written." />
        <TextArea label="Wrong" error="The field is required" />
        <TextArea label="Cannot be changed" disabled defaultValue="One line." />
      </Sample>
      <Sample of="PasswordField" stacked>
        <PasswordField label="Password" defaultValue="a long secret" autoComplete="off" />
        <PasswordField label="Wrong password" error="The password is not correct" autoComplete="off" />
      </Sample>
      <Sample of="SearchField" stacked>
        <SearchField label="Search lanterns" clearLabel="Clear search" value={search} onSearch={setSearch} />
      </Sample>
      <Sample of="Combobox" stacked>
        <Combobox
          label="Lantern"
          value={chosen?.value ?? null}
          valueLabel={chosen?.label ?? ''}
          load={find}
          onChange={setChosen}
          help="Type a part of its name."
        />
        <Combobox
          label="Wrong"
          value={null}
          valueLabel=""
          load={find}
          onChange={() => undefined}
          error="Choose one of the options"
        />
        <Combobox label="Without an answer" value={null} valueLabel="" load={fail} onChange={() => undefined} />
        <Combobox label="Disabled" value={1} valueLabel="Aurora 1" load={find} onChange={() => undefined} disabled />
      </Sample>
      <Sample of="FieldFrame" stacked>
        <FieldFrame id="own-control" label="Around a control of one's own" help="The same for every kind.">
          <output id="own-control">42</output>
        </FieldFrame>
      </Sample>
    </Chapter>
  )
}

export default Fields
