import type { Language } from '@candela/shared-contract'

type Words = {
  title: (month: string) => string
  period: string
  estimate: string
  estimateText: string
  /** Above the amount of a month that is not closed. */
  soFar: string
  sendBefore: (until: string, zone: string, day: string) => string
  paidOn: (day: string) => string
  wasPaidOn: (day: string) => string
  belowMinimum: string
  paidWith: (month: string) => string
  nothing: string
  sentBack: string
  onHold: string
  afterClose: string
  about: string
  netOfWebsites: string
  payment: string
  why: string
  invoiceOf: (number: string, day: string) => string
  rates: string
  websites: string
  noWebsites: string
  total: string
  unknownMark: (mark: string) => string
  madeOn: (time: string, zone: string) => string
  page: (number: string, count: string) => string
}

/** What a statement says beside the words that payments have everywhere. */
export const STATEMENT_WORDS: Record<Language, Words> = {
  en: {
    title: month => `Statement for ${month}`,
    period: 'Period',
    estimate: 'Estimate',
    estimateText:
      'This month is not closed yet: its amounts still change, and none of them is paid before it is closed.',
    soFar: 'Estimated so far',
    sendBefore: (until, zone, day) => `Send your invoice by ${until} (${zone} time) and it is paid on ${day}.`,
    paidOn: day => `It is paid on ${day}.`,
    wasPaidOn: day => `It was paid on ${day}.`,
    belowMinimum: 'This is less than the minimum payment: it is carried over into the next month.',
    paidWith: month => `It is paid together with ${month}.`,
    nothing: 'There is nothing to pay for this month.',
    sentBack: 'The bank sent the payment back.',
    onHold: 'The payment is on hold.',
    afterClose: 'Once the month is closed, you can send your invoice for the final amount.',
    about: 'How it comes about',
    netOfWebsites: 'Net of your websites',
    payment: 'Payment',
    why: 'Reason',
    invoiceOf: (number, day) => `${number} of ${day}`,
    rates: 'Closing rates',
    websites: 'Websites',
    noWebsites: 'No website earned anything in this month.',
    total: 'Total',
    unknownMark: mark => `${mark} stands for a character that this document cannot show.`,
    madeOn: (time, zone) => `Made on ${time} (${zone} time)`,
    page: (number, count) => `Page ${number} of ${count}`,
  },
  pt: {
    title: month => `Extrato de ${month}`,
    period: 'Período',
    estimate: 'Estimativa',
    estimateText: 'Este mês ainda não está fechado: os valores ainda mudam, e nada é pago antes do fechamento.',
    soFar: 'Estimado até agora',
    sendBefore: (until, zone, day) =>
      `Envie sua nota fiscal até ${until} (horário de ${zone}) e o pagamento é feito em ${day}.`,
    paidOn: day => `O pagamento é feito em ${day}.`,
    wasPaidOn: day => `O pagamento foi feito em ${day}.`,
    belowMinimum: 'O valor é menor que o pagamento mínimo: ele passa para o próximo mês.',
    paidWith: month => `É pago junto com ${month}.`,
    nothing: 'Não há nada a pagar neste mês.',
    sentBack: 'O banco devolveu o pagamento.',
    onHold: 'O pagamento está retido.',
    afterClose: 'Quando o mês for fechado, você pode enviar sua nota fiscal do valor final.',
    about: 'Como se chega ao valor',
    netOfWebsites: 'Líquido dos seus sites',
    payment: 'Pagamento',
    why: 'Motivo',
    invoiceOf: (number, day) => `${number} de ${day}`,
    rates: 'Taxas de fechamento',
    websites: 'Sites',
    noWebsites: 'Nenhum site ganhou algo neste mês.',
    total: 'Total',
    unknownMark: mark => `${mark} está no lugar de um caractere que este documento não consegue mostrar.`,
    madeOn: (time, zone) => `Gerado em ${time} (horário de ${zone})`,
    page: (number, count) => `Página ${number} de ${count}`,
  },
  es: {
    title: month => `Extracto de ${month}`,
    period: 'Periodo',
    estimate: 'Estimación',
    estimateText: 'Este mes todavía no está cerrado: los importes aún cambian y no se paga nada antes del cierre.',
    soFar: 'Estimado hasta ahora',
    sendBefore: (until, zone, day) => `Envía tu factura antes de ${until} (hora de ${zone}) y se paga el ${day}.`,
    paidOn: day => `Se paga el ${day}.`,
    wasPaidOn: day => `Se pagó el ${day}.`,
    belowMinimum: 'Es menos que el pago mínimo: pasa al mes siguiente.',
    paidWith: month => `Se paga junto con ${month}.`,
    nothing: 'No hay nada que pagar de este mes.',
    sentBack: 'El banco devolvió el pago.',
    onHold: 'El pago está retenido.',
    afterClose: 'Cuando se cierre el mes, podrás enviar tu factura por el importe definitivo.',
    about: 'De dónde sale el importe',
    netOfWebsites: 'Neto de tus sitios',
    payment: 'Pago',
    why: 'Motivo',
    invoiceOf: (number, day) => `${number} del ${day}`,
    rates: 'Tipos de cierre',
    websites: 'Sitios',
    noWebsites: 'Ningún sitio ganó nada en este mes.',
    total: 'Total',
    unknownMark: mark => `${mark} sustituye a un carácter que este documento no puede mostrar.`,
    madeOn: (time, zone) => `Generado el ${time} (hora de ${zone})`,
    page: (number, count) => `Página ${number} de ${count}`,
  },
  it: {
    title: month => `Estratto di ${month}`,
    period: 'Periodo',
    estimate: 'Stima',
    estimateText:
      'Questo mese non è ancora chiuso: gli importi cambiano ancora e nulla viene pagato prima della chiusura.',
    soFar: 'Stimato finora',
    sendBefore: (until, zone, day) =>
      `Invia la fattura entro ${until} (ora di ${zone}) e il pagamento avviene il giorno ${day}.`,
    paidOn: day => `Il pagamento avviene il giorno ${day}.`,
    wasPaidOn: day => `Il pagamento è avvenuto il giorno ${day}.`,
    belowMinimum: 'È meno del pagamento minimo: passa al mese successivo.',
    paidWith: month => `Viene pagato insieme a ${month}.`,
    nothing: 'Per questo mese non c’è nulla da pagare.',
    sentBack: 'La banca ha restituito il pagamento.',
    onHold: 'Il pagamento è sospeso.',
    afterClose: 'Quando il mese sarà chiuso, potrai inviare la fattura per l’importo definitivo.',
    about: 'Come si arriva all’importo',
    netOfWebsites: 'Netto dei tuoi siti',
    payment: 'Pagamento',
    why: 'Motivo',
    invoiceOf: (number, day) => `${number} del ${day}`,
    rates: 'Tassi di chiusura',
    websites: 'Siti',
    noWebsites: 'Nessun sito ha guadagnato qualcosa in questo mese.',
    total: 'Totale',
    unknownMark: mark => `${mark} sta per un carattere che questo documento non può mostrare.`,
    madeOn: (time, zone) => `Creato il ${time} (ora di ${zone})`,
    page: (number, count) => `Pagina ${number} di ${count}`,
  },
}
