import { type ErrorLogAnswer, microFromText, toDay } from '@candela/shared-contract'
import { Card, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { Block, useBlock } from './Block'
import { LineBones } from './bones'
import { errorLogQuery } from './dashboard.api'
import { Empty, Mark, Row, Rows } from './listStyle'
import { Foot } from './tableStyle'

type Problem = ErrorLogAnswer['errors'][number]

/** Room for a few; the others are scrolled to. */
const Scroll = styled.div`
  max-height: 320px;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`

const When = styled.span`
  color: var(--fg-3);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
`

const useProblemWords = () => {
  const t = reportMessages.useT()
  const format = useFormat()
  return ({ kind, website, adNetwork, amount }: Problem): string => {
    const network = adNetwork?.label ?? ''
    if (kind !== 'negativeMargin') return t(`dashboard.errors.${kind}`, { network })
    return t('dashboard.errors.negativeMargin', {
      website: website?.label ?? '',
      amount: amount === null ? '' : format.money('BRL', microFromText(amount.replace('-', ''))),
    })
  }
}

const Problems = ({ answer: { errors, more } }: { answer: ErrorLogAnswer }) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const wordsFor = useProblemWords()
  return (
    <>
      <Scroll role="group" aria-label={t('dashboard.errors.title')} tabIndex={0}>
        <Rows>
          {errors.map(problem => (
            <Row key={[problem.kind, problem.day, problem.website?.id, problem.adNetwork?.id].join()}>
              <Mark $tone={problem.kind === 'moreImpressionsThanRequests' ? 'warn' : 'bad'} aria-hidden="true" />
              <span>{wordsFor(problem)}</span>
              {problem.day && <When>{format.dayOfYear(toDay(problem.day))}</When>}
            </Row>
          ))}
        </Rows>
      </Scroll>
      {more > 0 && <Foot>{t('dashboard.chart.more', { count: more })}</Foot>}
    </>
  )
}

/** What went wrong with numbers, for those who can do something about it. */
export const ErrorLog = () => {
  const t = reportMessages.useT()
  const format = useFormat()
  const block = useBlock(errorLogQuery())
  const count = block.data && block.data.errors.length + block.data.more
  return (
    <Card title={t('dashboard.errors.title')} aside={count !== undefined && format.number(count)} flush>
      <Block block={block} height={120} bones={<LineBones count={3} />}>
        {answer =>
          answer.errors.length === 0 ? <Empty>{t('dashboard.errors.none')}</Empty> : <Problems answer={answer} />
        }
      </Block>
    </Card>
  )
}
