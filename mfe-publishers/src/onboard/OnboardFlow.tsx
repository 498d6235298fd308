import { FlowBar, focusPageHeading, Page, type StepItem, StepList } from '@candela/shared-ui'
import { FieldsWithErrorsShown, wrongIn } from '@candela/shared-ui/form'
import type { EntityFormState, FormFields } from '@candela/shared-ui/pages'
import { useSearchParams } from '@candela/shared-ui/router'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ACCOUNT } from '../account/account.api'
import { publisherMessages } from '../i18n/messages'
import { PersonStep, PublisherStep, WebsiteStep } from './OnboardFields'
import { nextStep, type OnboardValues, STEP_FIELDS, STEPS, type Step, stepBefore, stepOf } from './onboard.form'
import { ReviewStep } from './ReviewStep'

const PARAMETER = 'step'
const WRONG = ':scope > :not([hidden]) :is([aria-invalid="true"], [data-invalid="true"])'

/** The step in the address. One back leaves the flow's step, not the flow. */
const useStep = (): [Step, (step: Step) => void] => {
  const [search, setSearch] = useSearchParams()
  const step = STEPS.find(id => id === search.get(PARAMETER)) ?? 'publisher'
  return [step, id => setSearch(id === 'publisher' ? {} : { [PARAMETER]: id }, { preventScrollReset: true })]
}

const FIELDS = { publisher: PublisherStep, website: WebsiteStep, person: PersonStep }

type OnboardFlowProps = { state: EntityFormState<OnboardValues>; fields: FormFields<OnboardValues> }

export const OnboardFlow = ({ state, fields }: OnboardFlowProps) => {
  const t = publisherMessages.useT()
  const { values, form } = state
  const [asked, setStep] = useStep()
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [missing, setMissing] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const focusWrong = useRef(false)
  const moved = useRef(false)

  const errors = Object.keys({ ...form.getState().errors })
  const wrong = Object.keys(wrongIn(form))
  const isOpen = (step: Step) => !STEP_FIELDS[step].some(name => errors.includes(name))
  // An address does not lead past what is not filled in yet.
  const firstOpen = STEPS.find(step => !isOpen(step)) ?? 'review'
  const step = STEPS.indexOf(asked) > STEPS.indexOf(firstOpen) && wrong.length === 0 ? firstOpen : asked
  const wrongHere = STEP_FIELDS[step].filter(name => errors.includes(name))

  const go = (to: Step, { toWrong = false } = {}) => {
    focusWrong.current = toWrong
    moved.current = true
    setMissing(false)
    setStep(to)
  }

  // The step that was left is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the step or what is asked for changes
  useEffect(() => {
    if (!moved.current && !focusWrong.current) return
    moved.current = false
    const field = focusWrong.current ? stage.current?.querySelector<HTMLElement>(WRONG) : undefined
    focusWrong.current = false
    if (field) field.focus()
    else focusPageHeading()
  }, [step, checked])

  const next = () => {
    if (wrongHere.length > 0) {
      focusWrong.current = true
      setChecked(before => new Set([...before, ...STEP_FIELDS[step]]))
      setMissing(true)
      return
    }
    go(nextStep(step))
  }

  /** To the first step with something that was refused. */
  const lead = () => {
    const first = stepOf(wrong)
    if (first && first !== step) go(first, { toWrong: true })
  }
  const onRefused = useEffectEvent(lead)
  const refused = wrong.join()
  useEffect(() => {
    if (refused) onRefused()
  }, [refused])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    next()
  }

  const outcomes: Record<Step, string> = {
    publisher: values.acc_name,
    website: values.anw_website,
    person: values.usr_email,
    review: '',
  }
  const steps = STEPS.map((id): StepItem<Step> => {
    const isBefore = STEPS.indexOf(id) < STEPS.indexOf(firstOpen)
    const state = STEP_FIELDS[id].some(name => wrong.includes(name)) ? 'wrong' : isBefore ? 'done' : 'next'
    return {
      id,
      label: t(`onboard.step.${id}`),
      state,
      isReachable: isBefore || id === firstOpen || state === 'wrong',
      ...(isBefore && { outcome: outcomes[id] }),
      ...(state !== 'next' && { stateLabel: t(`onboard.state.${state}`) }),
    }
  })
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label])) as Record<
    keyof OnboardValues,
    string
  >
  const missingWords = fields
    .filter(({ name }) => wrongHere.includes(name))
    .map(({ label }) => label)
    .join(', ')
  const back = stepBefore(step)

  return (
    <Page
      title={t('onboard.title')}
      subtitle={t('onboard.subtitle')}
      breadcrumb={[{ label: t('account.accounts'), href: ACCOUNT.path }]}
      bar={
        <FlowBar
          label={t('onboard.bar')}
          problem={missing && missingWords ? t('onboard.missing', { fields: missingWords }) : state.problem}
          busy={state.submitting}
          onBack={back && (() => go(back))}
          next={
            step === 'review'
              ? { key: 'submit', label: t('onboard.action.create'), submits: true, onPress: lead }
              : { key: 'next', label: t('onboard.action.next'), onPress: next }
          }
        />
      }
    >
      {state.draft}
      <StepList label={t('onboard.steps')} steps={steps} current={step} onOpen={go} />
      <FieldsWithErrorsShown value={checked}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the Enter of any field in it goes on to the next step */}
        <div ref={stage} onKeyDown={onKeyDown}>
          {/* All of them stay: a field that comes back to the form begins with its first value. */}
          {Object.entries(FIELDS).map(([id, Fields]) => (
            <div key={id} hidden={id !== step}>
              <Fields values={values} labels={labels} />
            </div>
          ))}
          {step === 'review' && <ReviewStep values={values} fields={fields} onEdit={go} />}
        </div>
      </FieldsWithErrorsShown>
    </Page>
  )
}
