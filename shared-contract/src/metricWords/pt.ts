import type { MetricWords } from './words'

export const pt: MetricWords = {
  metrics: {
    net: { label: 'Ganhos estimados', help: 'O que o publisher tem a receber: a sua parte da receita bruta.' },
    gross: { label: 'Receita bruta', help: 'O que as redes de anúncios pagam, antes da divisão.' },
    margin: { label: 'Margem', help: 'Receita bruta menos ganhos estimados: o que fica com a plataforma.' },
    revshare_pct: { label: 'Participação na receita', help: 'Ganhos estimados divididos pela receita bruta.' },
    ad_requests: {
      label: 'Solicitações iniciais',
      help: 'Solicitações de anúncio feitas quando a página abre, sem as de atualização.',
    },
    refresh_req: {
      label: 'Solicitações de atualização',
      help: 'Solicitações de anúncio feitas quando um espaço é atualizado com a página já aberta.',
    },
    total_requests: {
      label: 'Solicitações de anúncio',
      help: 'Solicitações iniciais mais solicitações de atualização.',
    },
    impressions: {
      label: 'Impressões iniciais',
      help: 'Anúncios exibidos quando a página abre, sem os de atualização.',
    },
    refresh_imp: {
      label: 'Impressões de atualização',
      help: 'Anúncios exibidos quando um espaço é atualizado com a página já aberta.',
    },
    total_impressions: { label: 'Impressões', help: 'Impressões iniciais mais impressões de atualização.' },
    refresh_pct: { label: 'Taxa de atualização', help: 'Impressões de atualização divididas por todas as impressões.' },
    unfilled: {
      label: 'Solicitações não preenchidas',
      help: 'Solicitações de anúncio menos impressões, nunca abaixo de zero.',
    },
    fill: {
      label: 'Taxa de preenchimento',
      help: 'Impressões divididas pelas solicitações de anúncio, com as atualizações.',
    },
    fill_initial: {
      label: 'Preenchimento inicial',
      help: 'Impressões iniciais divididas pelas solicitações iniciais, sem as atualizações.',
    },
    ecpm: { label: 'CPM líquido', help: 'Ganhos estimados por mil impressões.' },
    gross_ecpm: { label: 'CPM bruto', help: 'Receita bruta por mil impressões.' },
    viewability: {
      label: 'Visibilidade',
      help: 'Impressões vistas, divididas pelas que puderam ser medidas.',
    },
    ctr: {
      label: 'CTR',
      help: 'Cliques divididos pelas impressões das redes de anúncios que os contam.',
    },
    pageviews: {
      label: 'Visualizações de página',
      help: 'Páginas abertas pelos visitantes, segundo a ferramenta de análise do site.',
    },
    rpm: {
      label: 'RPM',
      help: 'Ganhos estimados por mil visualizações de página. Os ganhos de sites sem analytics contam; as visualizações deles, não.',
    },
    imp_per_page: { label: 'Impressões por página', help: 'Impressões divididas pelas visualizações de página.' },
    sessions: { label: 'Sessões', help: 'Visitas ao site, segundo a sua ferramenta de análise.' },
    rps: { label: 'RPM por sessão', help: 'Ganhos estimados por mil sessões.' },
  },
  missing: {
    noImpressions: 'Não houve impressões pelas quais dividir.',
    noRequests: 'Não houve solicitações de anúncio pelas quais dividir.',
    noPageviews: 'Não houve visualizações de página pelas quais dividir.',
    noSessions: 'Não houve sessões pelas quais dividir.',
    noGross: 'Não houve receita bruta pela qual dividir.',
    noMeasurable: 'Não houve impressões mensuráveis pelas quais dividir.',
    analyticsMissing:
      'Nenhuma ferramenta de análise está conectada, por isso as visualizações de página não são contadas aqui.',
    sessionsMissing: 'As sessões não são contadas aqui.',
    viewabilityMissing: 'Nenhuma rede de anúncios informa aqui quantas impressões foram vistas.',
    clicksMissing: 'Nenhuma rede de anúncios informa cliques aqui.',
    noQuotation: 'Ainda não há cotação para converter os valores.',
  },
  dimensions: {
    date: 'Dia',
    week: 'Semana',
    month: 'Mês',
    website: 'Site',
    account: 'Conta',
    product: 'Produto',
    adNetwork: 'Rede de anúncios',
    technology: 'Tecnologia',
    adNetworkType: 'Tipo de rede',
    format: 'Formato',
    device: 'Dispositivo',
    adType: 'Tipo de anúncio',
    currency: 'Moeda',
    author: 'Autor',
    tier: 'Nível',
    manager: 'Gerente de conta',
  },
  states: {
    estimated: { label: 'Estimativa', help: 'As redes de anúncios ainda podem corrigir estes números.' },
    final: {
      label: 'Final, mês aberto',
      help: 'Passaram mais de 15 dias: as redes de anúncios não corrigem mais estes números.',
    },
    closed: { label: 'Fechado', help: 'As contas deste mês estão fechadas: estes números não mudam mais.' },
  },
}
