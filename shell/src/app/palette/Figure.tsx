import { type SearchFigure, toDay } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'

/** As lists show it. */
export const Figure = ({ figure }: { figure: SearchFigure }) => {
  const format = useFormat()
  if (figure.value === null) return '–'
  if (figure.kind === 'money') return format.money(figure.currency, figure.value)
  return figure.kind === 'day' ? format.date(toDay(figure.value)) : format.recent(figure.value)
}
