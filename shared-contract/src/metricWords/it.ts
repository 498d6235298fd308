import type { MetricWords } from './words'

export const it: MetricWords = {
  metrics: {
    net: { label: 'Guadagni stimati', help: 'Quanto spetta al publisher: la sua quota dei ricavi lordi.' },
    gross: { label: 'Ricavi lordi', help: 'Quanto pagano le reti pubblicitarie, prima della divisione.' },
    margin: { label: 'Margine', help: 'Ricavi lordi meno guadagni stimati: quanto resta alla piattaforma.' },
    revshare_pct: { label: 'Quota dei ricavi', help: 'Guadagni stimati divisi per i ricavi lordi.' },
    ad_requests: {
      label: 'Richieste iniziali',
      help: 'Richieste di annunci all’apertura delle pagine, senza quelle di aggiornamento.',
    },
    refresh_req: {
      label: 'Richieste di aggiornamento',
      help: 'Richieste di annunci quando uno spazio si aggiorna a pagina già aperta.',
    },
    total_requests: {
      label: 'Richieste di annunci',
      help: 'Richieste iniziali più richieste di aggiornamento.',
    },
    impressions: {
      label: 'Impression iniziali',
      help: 'Annunci mostrati all’apertura delle pagine, senza quelli di aggiornamento.',
    },
    refresh_imp: {
      label: 'Impression di aggiornamento',
      help: 'Annunci mostrati quando uno spazio si aggiorna a pagina già aperta.',
    },
    total_impressions: { label: 'Impression', help: 'Impression iniziali più impression di aggiornamento.' },
    refresh_pct: {
      label: 'Tasso di aggiornamento',
      help: 'Impression di aggiornamento divise per tutte le impression.',
    },
    unfilled: {
      label: 'Richieste senza annuncio',
      help: 'Richieste di annunci meno impression, mai sotto lo zero.',
    },
    fill: {
      label: 'Tasso di riempimento',
      help: 'Impression divise per le richieste di annunci, aggiornamenti compresi.',
    },
    fill_initial: {
      label: 'Riempimento iniziale',
      help: 'Impression iniziali divise per le richieste iniziali, senza aggiornamenti.',
    },
    ecpm: { label: 'CPM netto', help: 'Guadagni stimati per mille impression.' },
    gross_ecpm: { label: 'CPM lordo', help: 'Ricavi lordi per mille impression.' },
    viewability: {
      label: 'Visibilità',
      help: 'Impression viste, divise per quelle misurabili.',
    },
    ctr: {
      label: 'CTR',
      help: 'Clic divisi per le impression delle reti pubblicitarie che li contano.',
    },
    pageviews: {
      label: 'Visualizzazioni di pagina',
      help: 'Pagine aperte dai visitatori, secondo gli strumenti di analisi del sito.',
    },
    rpm: {
      label: 'RPM',
      help: 'Guadagni stimati per mille visualizzazioni di pagina. I guadagni dei siti senza strumenti di analisi contano, le loro visualizzazioni no.',
    },
    imp_per_page: { label: 'Impression per pagina', help: 'Impression divise per le visualizzazioni di pagina.' },
    sessions: { label: 'Sessioni', help: 'Visite al sito, secondo i suoi strumenti di analisi.' },
    rps: { label: 'RPM per sessione', help: 'Guadagni stimati per mille sessioni.' },
  },
  missing: {
    noImpressions: 'Non ci sono state impression per cui dividere.',
    noRequests: 'Non ci sono state richieste di annunci per cui dividere.',
    noPageviews: 'Non ci sono state visualizzazioni di pagina per cui dividere.',
    noSessions: 'Non ci sono state sessioni per cui dividere.',
    noGross: 'Non ci sono stati ricavi lordi per cui dividere.',
    noMeasurable: 'Non ci sono state impressioni misurabili per cui dividere.',
    analyticsMissing:
      'Nessuno strumento di analisi è collegato, quindi qui non si contano le visualizzazioni di pagina.',
    sessionsMissing: 'Qui non si contano le sessioni.',
    viewabilityMissing: 'Nessuna rete pubblicitaria indica qui quante impression sono state viste.',
    clicksMissing: 'Nessuna rete pubblicitaria indica qui i clic.',
    noQuotation: 'Non c’è ancora una quotazione per convertire gli importi.',
  },
  dimensions: {
    date: 'Giorno',
    week: 'Settimana',
    month: 'Mese',
    website: 'Sito',
    account: 'Account',
    product: 'Prodotto',
    adNetwork: 'Rete pubblicitaria',
    technology: 'Tecnologia',
    adNetworkType: 'Tipo di rete',
    format: 'Formato',
    device: 'Dispositivo',
    adType: 'Tipo di annuncio',
    currency: 'Valuta',
    author: 'Autore',
    tier: 'Livello',
    manager: 'Account manager',
  },
  states: {
    estimated: { label: 'Stima', help: 'Le reti pubblicitarie possono ancora correggere questi numeri.' },
    final: {
      label: 'Finale, mese aperto',
      help: 'Sono passati più di 15 giorni: le reti pubblicitarie non correggono più questi numeri.',
    },
    closed: { label: 'Chiuso', help: 'I conti di questo mese sono chiusi: questi numeri non cambiano più.' },
  },
}
