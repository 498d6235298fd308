import { CHART_COLORS, type ChartColor } from '@candela/shared-contract'
import {
  Checkbox,
  type CheckboxState,
  ChoiceChip,
  DateRange,
  FilterChip,
  FlowBar,
  OptionRow,
  PeriodChip,
  RadioGroup,
  SegmentedControl,
  SelectMenu,
  type StepItem,
  StepList,
  Swatch,
  Switch,
  Tabs,
} from '@candela/shared-ui'
import type { Column, Sort } from '@candela/shared-ui/grid'
import { type Arranged, ArrangeList, ColumnChooser, DensityMenu, SortMenu } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { Chapter, Sample } from '../Chapter'
import { KINDS, LANTERNS, type Lantern, STATES } from '../samples/lantern'

const EXPLAINED = KINDS.map(kind => ({ ...kind, help: 'A sentence about the difference.' }))
const MANY = LANTERNS.map(({ id, name }) => ({ value: String(id), label: name }))
const FIRST = LANTERNS.slice(0, 3)
const WORDS = { clearLabel: 'Clear', findLabel: 'Find', noneLabel: 'None is called so' }
const COLORS = CHART_COLORS.map(value => ({ value, label: value, mark: <Swatch color={value} /> }))
const nothing = () => undefined
const COUNTED = [
  { value: 'all', label: 'All', count: '30' },
  { value: 'lit', label: 'Lit', count: '20' },
  { value: 'out', label: 'Out', count: '10' },
] as const
const COLUMNS: readonly Column<Lantern>[] = [
  { field: 'name', label: 'Name', sortable: true, cell: ({ name }) => name, width: 160 },
  { field: 'kind', label: 'Kind', cell: ({ kind }) => kind, width: 100 },
  { field: 'state', label: 'State', cell: ({ state }) => state, width: 100 },
]
const TABS = [
  { id: 'first', label: 'Overview', content: <p>What there is to see first.</p> },
  { id: 'second', label: 'History', content: <p>What happened before.</p> },
] as const

const STEPS: readonly StepItem<'wick' | 'oil' | 'light'>[] = [
  { id: 'wick', label: 'Wick', state: 'done', isReachable: true, outcome: 'Cotton', stateLabel: 'done' },
  { id: 'oil', label: 'Oil', state: 'next', isReachable: true },
  { id: 'light', label: 'Light', state: 'next', isReachable: false },
]

const Choices = () => {
  const [checked, setChecked] = useState<CheckboxState>('mixed')
  const [lit, setLit] = useState(true)
  const [color, setColor] = useState<ChartColor>('teal')
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('glass')
  const [segment, setSegment] = useState<(typeof COUNTED)[number]['value']>('all')
  const [values, setValues] = useState<string[]>(['lit'])
  const [period, setPeriod] = useState('last7')
  const [sort, setSort] = useState<Sort[]>([])
  const [hidden, setHidden] = useState(['state'])
  const [arranged, setArranged] = useState<Arranged>({ order: FIRST.map(({ id }) => String(id)), hidden: [] })
  const [density, setDensity] = useState<'compact' | 'normal' | 'relaxed'>('normal')
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('first')
  return (
    <Chapter title="Choices">
      <Sample of="Checkbox">
        <Checkbox label="Some of them" checked={checked} onChange={setChecked} />
        <Checkbox label="Yes" checked onChange={nothing} />
        <Checkbox label="No" checked={false} onChange={nothing} />
        <Checkbox label="Not now" checked disabled onChange={nothing} />
      </Sample>
      <Sample of="OptionRow" stacked>
        <OptionRow label="Lit" count="20" checked={lit} onChange={setLit} />
        <OptionRow
          label="Some of a name that is longer than its place and goes on below"
          checked="mixed"
          onChange={nothing}
        />
      </Sample>
      <Sample of="Swatch">
        {CHART_COLORS.map(color => (
          <Swatch key={color} color={color} />
        ))}
      </Sample>
      <Sample of="RadioGroup" stacked>
        <RadioGroup label="Color" name="color" value={color} options={COLORS} onChange={setColor} across />
        <RadioGroup label="Kind" name="kind" value={kind} options={EXPLAINED} onChange={setKind} dirty />
        <RadioGroup
          label="Wrong kind"
          name="wrong-kind"
          value={kind}
          options={KINDS}
          onChange={setKind}
          error="Choose one of the options"
        />
      </Sample>
      <Sample of="Switch" stacked>
        <Switch label="Lit" help="What that means." checked={lit} onChange={setLit} dirty />
        <Switch label="Wrong" checked={lit} onChange={setLit} error="Nobody turns this on" />
        <Switch label="Disabled" help="And this is why." checked disabled onChange={nothing} />
      </Sample>
      <Sample of="SelectMenu">
        <SelectMenu label="Kind" value={kind} options={KINDS} onChange={setKind} />
        <SelectMenu label="Kind with an icon" icon="tag" value={kind} options={KINDS} onChange={setKind} />
        <SelectMenu label="Kind in a form" look="field" value={kind} options={KINDS} onChange={setKind} />
        <SelectMenu label="Disabled kind" look="field" value={kind} options={KINDS} onChange={setKind} disabled />
        <SelectMenu label="Wrong kind" look="field" value={kind} options={KINDS} onChange={setKind} invalid />
      </Sample>
      <Sample of="SegmentedControl">
        <SegmentedControl label="State" value={segment} options={COUNTED} onChange={setSegment} />
        <SegmentedControl label="Kind" value={kind} options={KINDS} onChange={setKind} />
      </Sample>
      <Sample of="FilterChip">
        <FilterChip label="State" options={STATES} values={values} onChange={setValues} {...WORDS} />
        <FilterChip label="Kind" options={KINDS} values={[]} onChange={nothing} {...WORDS} />
        <FilterChip label="Neighbour" options={MANY} values={[]} onChange={nothing} {...WORDS} />
        <FilterChip label="On its way" options={undefined} values={[]} onChange={nothing} {...WORDS} />
        <FilterChip
          label="Failed"
          options={undefined}
          values={[]}
          onChange={nothing}
          failure={{ text: 'The lanterns did not load.', onRetry: nothing }}
          {...WORDS}
        />
      </Sample>
      <Sample of="ChoiceChip">
        <ChoiceChip label="Kind" value={kind} options={EXPLAINED} onChange={setKind} />
      </Sample>
      <Sample of="PeriodChip">
        <PeriodChip label="Bought" value={period} onChange={setPeriod} clearLabel="Clear" />
        <PeriodChip label="Lit" value="2026-11-01..2026-11-07" onChange={nothing} clearLabel="Clear" />
        <PeriodChip label="Sold" value="" onChange={nothing} clearLabel="Clear" />
      </Sample>
      <Sample of="DateRange" stacked>
        <DateRange label="Bought" value={period} onChange={setPeriod} />
      </Sample>
      <Sample of="ColumnChooser, DensityMenu and SortMenu">
        <ColumnChooser
          columns={COLUMNS}
          hidden={hidden}
          onChange={change => setHidden(change.hidden ?? hidden)}
          onReset={() => setHidden([])}
        />
        <DensityMenu density={density} onChange={setDensity} />
        <SortMenu columns={COLUMNS} sort={sort} onChange={setSort} />
      </Sample>
      <Sample of="ArrangeList" stacked>
        <ArrangeList
          label="Lanterns"
          items={arranged.order.map(id => ({ id, label: MANY.find(({ value }) => value === id)?.label ?? id }))}
          hidden={arranged.hidden}
          onChange={change => setArranged({ ...arranged, ...change })}
        />
      </Sample>
      <Sample of="StepList, FlowBar" stacked>
        <StepList label="Putting up a lantern" steps={STEPS} current="oil" onOpen={nothing} />
        <FlowBar
          label="Steps of putting up"
          problem="The oil is missing."
          onBack={nothing}
          next={{ key: 'next', label: 'Next', onPress: nothing }}
        />
      </Sample>
      <Sample of="Tabs" stacked>
        <Tabs label="A lantern" tabs={TABS} value={tab} onChange={setTab} />
      </Sample>
    </Chapter>
  )
}

export default Choices
