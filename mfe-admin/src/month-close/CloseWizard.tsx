import { type BookMonth, closeText } from '@candela/shared-contract'
import { Banner, FlowBar, focusPageHeading, Page, Skeleton, type StepItem, StepList } from '@candela/shared-ui'
import { LeaveGuard, Unanswered } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { adminMessages } from '../i18n/messages'
import { QUOTATION } from '../quotation/quotation.api'
import { ChecksStep, foundIn } from './ChecksStep'
import { ConfirmStep } from './ConfirmStep'
import { checksQuery, isTyped, rehearsalQuery, type TypedChoices, toRates } from './close.api'
import { MonthNews } from './MonthNews'
import { problemsOf, RatesStep } from './RatesStep'
import { RehearsalStep } from './RehearsalStep'
import { useClose } from './useClose'
import { atStart, useMonthWords } from './useMonthWords'

const STEPS = ['checks', 'rates', 'rehearsal', 'confirm'] as const
type Step = (typeof STEPS)[number]

const HEIGHT = '320px'

type WizardProps = {
  month: BookMonth
  /** Which rates: what was typed outlives a close that failed. */
  choices: TypedChoices
  onChoose: (choices: TypedChoices) => void
  onStart: () => void
}

/** From what is wrong in a month to its close, in four steps. Nothing is written before the last one. */
export const CloseWizard = ({ month: bookMonth, choices, onChoose, onStart }: WizardProps) => {
  const { month } = bookMonth
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const monthWords = useMonthWords()
  const client = useQueryClient()
  const [step, setStep] = useState<Step>('checks')
  const [isChecked, setChecked] = useState(false)
  const [typed, setTyped] = useState('')
  const [isTypedWrong, setTypedWrong] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const refuse = () => setRefusals(count => count + 1)
  const moved = useRef(false)
  const checks = useQuery(checksQuery(month))
  const rehearsal = useQuery({
    ...rehearsalQuery(month, toRates(choices)),
    enabled: step === 'rehearsal' || step === 'confirm',
  })

  const start = useEffectEvent(onStart)
  useEffect(() => start(), [])

  const rehearseAgain = () => void client.resetQueries({ queryKey: rehearsalQuery(month, toRates(choices)).queryKey })
  const go = (to: Step) => {
    moved.current = true
    setTypedWrong(false)
    setStep(to)
  }
  const closing = useClose(month, () => {
    rehearseAgain()
    // Other numbers are agreed to by words of their own.
    setTyped('')
    go('rehearsal')
  })

  const goBack = (to: Step) => {
    closing.forget()
    go(to)
  }

  // What is wrong takes the focus once it is marked.
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus()
  }, [refusals])

  // The step that was left is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the step changes
  useEffect(() => {
    if (moved.current) focusPageHeading()
    moved.current = false
  }, [step])

  const found = foundIn(checks.data?.checks ?? [])
  const proposals = checks.data?.proposals ?? []
  const areRatesRight = proposals.every(
    proposal => Object.keys(problemsOf(choices[proposal.currency], proposal)).length === 0,
  )
  const next = () => {
    if (closing.isBusy) return
    closing.forget()
    if (step === 'checks') go('rates')
    else if (step === 'rates') {
      setChecked(true)
      if (areRatesRight) {
        rehearseAgain()
        go('rehearsal')
      } else refuse()
    } else if (step === 'rehearsal') go('confirm')
    else if (typed.trim() !== closeText(month)) {
      setTypedWrong(true)
      refuse()
    } else if (rehearsal.data) void closing.close(choices, rehearsal.data.fingerprint, typed)
  }
  const isReady = step === 'checks' || step === 'rates' ? checks.isSuccess : rehearsal.isSuccess
  const place = STEPS.indexOf(step)
  const steps = STEPS.map(
    (id, index): StepItem<Step> => ({
      id,
      label: t(`monthClose.step.${id}`),
      state: index < place ? 'done' : 'next',
      isReachable: index < place && !closing.isBusy,
      ...(index < place && { stateLabel: t('monthClose.stepDone') }),
      ...(id === 'checks' && found.length > 0 && { outcome: t('monthClose.stepFound', { count: found.length }) }),
    }),
  )
  const back = STEPS[place - 1]

  return (
    <Page
      title={t('monthClose.title')}
      subtitle={t('monthClose.subtitleOf', { month: atStart(monthWords(month)) })}
      breadcrumb={[{ label: t('quotation.quotations'), href: QUOTATION.path }]}
      bar={
        <FlowBar
          label={t('monthClose.bar')}
          problem={step === 'confirm' ? closing.problem : undefined}
          busy={closing.isBusy}
          onBack={back && (() => goBack(back))}
          next={
            isReady
              ? {
                  key: step === 'confirm' ? 'close' : 'next',
                  label:
                    step === 'confirm' ? t('monthClose.close', { month: monthWords(month) }) : t('monthClose.next'),
                  onPress: next,
                }
              : undefined
          }
        />
      }
    >
      <MonthNews month={bookMonth} />
      <LeaveGuard unsaved={isTyped(choices) || typed !== ''} />
      <StepList label={t('monthClose.steps')} steps={steps} current={step} onOpen={goBack} />
      {step === 'rehearsal' && closing.problem && <Banner kind="warning" title={closing.problem} />}
      {step === 'checks' &&
        (checks.data ? (
          <ChecksStep checks={checks.data.checks} month={month} />
        ) : (
          <Unanswered query={checks}>
            <Skeleton height={HEIGHT} />
          </Unanswered>
        ))}
      {step === 'rates' && <RatesStep {...{ proposals, choices, isChecked }} onChange={onChoose} />}
      {(step === 'rehearsal' || step === 'confirm') && !rehearsal.data && (
        <Unanswered query={rehearsal}>
          <Skeleton height={HEIGHT} />
        </Unanswered>
      )}
      {step === 'rehearsal' && rehearsal.data && <RehearsalStep rehearsal={rehearsal.data} />}
      {step === 'confirm' && rehearsal.data && (
        <ConfirmStep
          rehearsal={rehearsal.data}
          found={found}
          typed={typed}
          problem={isTypedWrong ? common('field.confirmText') : undefined}
          onType={text => {
            setTyped(text)
            setTypedWrong(false)
          }}
          onConfirm={next}
        />
      )}
    </Page>
  )
}
