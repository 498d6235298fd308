import type { Day } from '@candela/shared-contract'

/** As finance writes to publishers of Brazil. */
export const REJECTED = [
  'A nota saiu com o CNPJ da filial. Cancele e emita de novo para a matriz, com o mesmo valor.',
  'A descrição do serviço cita outro mês. Corrija para o mês deste pagamento e envie de novo.',
] as const
export const HELD =
  'O banco não confirmou a titularidade da conta cadastrada. O pagamento espera os dados corretos, que já pedimos por e-mail.'
export const REVERSED =
  'O banco devolveu a transferência: conta encerrada. Pagamos de novo assim que os novos dados forem confirmados.'

export const INVALID_TRAFFIC =
  'Cliques automáticos que a rede descontou no fechamento dela. O relatório da rede, por dia, pode ser pedido ao seu gerente.'
export const LATE_CORRECTION =
  'A rede corrigiu os números do mês anterior depois do fechamento; a diferença entra neste mês.'
export const NETWORK_DEDUCTION = 'Campanha cancelada pelo anunciante: a rede não pagou as impressões dos últimos dias.'
export const BONUS = 'Bônus por ter ativado o formato de vídeo em todas as páginas, como combinado.'
export const advanceOf = (day: Day): string =>
  `Adiantamento pedido por vocês, pago em ${day.slice(8)}/${day.slice(5, 7)}.`

/** What is said about a deduction, by the publisher and by who looks after them. */
export const THREAD = [
  ['seller', 'Bom dia! De quais dias são esses cliques? Não mudamos nada no site nesse mês.'],
  [
    'manager',
    'Bom dia! Foram três dias seguidos, quase tudo de um mesmo provedor de hospedagem. Mandei o relatório da rede para o seu e-mail.',
  ],
  ['seller', 'Recebi, obrigado. Vamos bloquear essa faixa no nosso servidor. Por mim está resolvido.'],
] as const

const MONTHS = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
]

const monthName = (month: string): string => `${MONTHS[Number(month.slice(5, 7)) - 1]} de ${month.slice(0, 4)}`
const dayText = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/** `1234.50` as one writes it in Brazil. */
const amountText = (amount: string): string => `R$ ${amount.replace('.', ',').replace(/\B(?=(?:\d{3})+,)/g, '.')}`

type Paper = { account: string; month: string; amount: string; number: string; day: string }

/** What is written on an invoice, and on what the bank says of a payment. */
export const invoiceLines = ({ account, month, amount, number, day }: Paper): string[] => [
  'Nota fiscal de serviço',
  `Número: ${number}`,
  `Emitida em: ${dayText(day)}`,
  `Prestador: ${account}`,
  'Tomador: Candela (demonstração)',
  `Serviço: veiculação de anúncios em ${monthName(month)}`,
  `Valor: ${amountText(amount)}`,
]

export const proofLines = ({ account, month, amount, number, day }: Paper): string[] => [
  'Comprovante de transferência',
  `Data: ${dayText(day)}`,
  'Pagador: Candela (demonstração)',
  `Favorecido: ${account}`,
  `Referente a: ${monthName(month)}, nota ${number}`,
  `Valor: ${amountText(amount)}`,
]
