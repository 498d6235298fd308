import { validateWith } from '@candela/shared-ui/form'
import {
  emptyOnboarding,
  nextStep,
  onboardRules,
  STEP_FIELDS,
  STEPS,
  stepBefore,
  stepOf,
  toOnboard,
} from './onboard.form'

const { values: empty } = emptyOnboarding('pt_BR', 'America/Sao_Paulo')
const filled = {
  ...empty,
  acc_name: 'Grupo Novo',
  anw_website: 'novo.example',
  usr_name: 'Ana Nova',
  usr_email: 'ana@novo.example',
  usr_id_group: 5,
}

it('asks for few things, each on one step', () => {
  const asked = STEPS.flatMap(step => STEP_FIELDS[step])
  expect(asked.toSorted()).toEqual(Object.keys(empty).toSorted())
  expect(asked.length).toBeLessThanOrEqual(25)
})

it('says what is missing by the field', () => {
  expect(Object.keys(validateWith(onboardRules)(empty))).toEqual([
    'acc_name',
    'anw_website',
    'usr_name',
    'usr_email',
    'usr_id_group',
  ])
  expect(validateWith(onboardRules)(filled)).toEqual({})
})

it('leaves the commission to the tier where nobody wrote one', () => {
  expect(toOnboard(filled)).not.toHaveProperty('anw_comission')
  expect(toOnboard({ ...filled, anw_comission: '22.5' })).toMatchObject({ anw_comission: '22.5', acc_tier: 5 })
})

it('leads from step to step, and to the first one with something wrong', () => {
  expect(STEPS.map(nextStep)).toEqual(['website', 'person', 'review', 'review'])
  expect(STEPS.map(stepBefore)).toEqual([undefined, 'publisher', 'website', 'person'])
  expect(stepOf(['usr_email', 'anw_website'])).toBe('website')
  expect(stepOf(['something else'])).toBeUndefined()
})
