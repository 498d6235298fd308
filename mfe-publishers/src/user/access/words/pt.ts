import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const pt: Translation<typeof en> = {
  access: {
    sessions: 'Dispositivos',
    notSignedIn: 'Sem sessão em nenhum dispositivo',
    here: 'Este dispositivo',
    device: '{{browser}} no {{system}}',
    unknownDevice: 'Dispositivo desconhecido',
    since: 'Entrada: {{time}}',
    end: 'Encerrar sessão',
    endOn: 'Encerrar sessão: {{device}}',
    endOthers: 'Encerrar as outras sessões',
    endAll: 'Encerrar todas as sessões',
    endEffect: 'A senha será pedida de novo nesses dispositivos. O que não foi salvo neles se perde.',
    ended: 'Sessão encerrada',
    visits: 'Histórico de acessos',
    latest: 'Últimos {{count}}',
    neverSignedIn: 'Nunca entrou',
    succeeded: 'Entrou',
    failed: 'Tentativa sem sucesso',
  },
  photo: {
    saved: 'Foto salva',
    removed: 'Foto removida',
  },
  password: {
    change: 'Alterar senha',
    current: 'Senha atual',
    chosen: 'Nova senha',
    confirmation: 'Nova senha outra vez',
    effect: 'As sessões nos seus outros dispositivos serão encerradas.',
  },
  email: {
    change: 'Alterar e-mail',
    effect: 'A partir daí você entra com ele. O endereço antigo recebe um aviso.',
    chosen: 'Novo e-mail',
    current: 'Senha atual',
    changed: 'E-mail alterado',
  },
  invitation: {
    pending: 'Convite enviado, ainda não usado.',
    pendingTo: 'Um link para escolher a senha foi enviado a {{email}} e vale por sete dias.',
    again: 'Enviar de novo',
    sent: 'Convite enviado de novo',
  },
}
