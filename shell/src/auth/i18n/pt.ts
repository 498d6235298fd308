import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  login: {
    title: 'Entrar',
    subtitle: 'Use o e-mail cadastrado pelo seu gerente de conta.',
    forgot: 'Esqueceu a senha?',
    submit: 'Entrar',
    noAccount: 'Ainda não tem conta? Peça um convite ao seu gerente de conta.',
    unchecked: 'Seu e-mail e sua senha não foram verificados.',
  },
  forgot: {
    title: 'Esqueceu a senha?',
    subtitle: 'Informe seu e-mail e enviaremos um link para definir uma nova senha.',
    submit: 'Enviar link',
    sent: 'Se o endereço pertencer a uma conta, um link está a caminho. Ele vale por 60 minutos.',
  },
  reset: {
    title: 'Definir nova senha',
    subtitle: 'Informe o e-mail para o qual o link foi enviado.',
    submit: 'Definir senha',
    askAgain: 'Pedir um novo link',
    redirect_one: 'Indo para o login em {{count}} segundo.',
    redirect_many: 'Indo para o login em {{count}} segundos.',
    redirect_other: 'Indo para o login em {{count}} segundos.',
    signInNow: 'Entrar agora',
  },
  field: {
    email: 'E-mail',
    password: 'Senha',
    newPassword: 'Nova senha',
    repeatPassword: 'Repita a nova senha',
    passwordHelp: 'Pelo menos 6 caracteres',
  },
  strength: {
    label: 'Força da senha',
    weak: 'Fraca',
    fair: 'Razoável',
    good: 'Boa',
    strong: 'Forte',
  },
  wait: {
    seconds_one: 'Tente de novo em {{count}} segundo.',
    seconds_many: 'Tente de novo em {{count}} segundos.',
    seconds_other: 'Tente de novo em {{count}} segundos.',
    minutes_one: 'Tente de novo em {{count}} minuto.',
    minutes_many: 'Tente de novo em {{count}} minutos.',
    minutes_other: 'Tente de novo em {{count}} minutos.',
  },
  hint: {
    network: 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.',
    timeout: 'O servidor demorou demais para responder. Tente de novo em instantes.',
  },
  forgetful: {
    title: 'Este navegador não pode manter você conectado',
    text: 'Ele não deixa este site armazenar dados. Permita isso nas configurações ou libere espaço e recarregue a página.',
  },
  backToSignIn: 'Voltar para o login',
  openMailbox: 'Abrir a caixa de e-mails',
  mailbox: {
    title: 'Caixa de e-mails',
    subtitle: 'E-mails que teriam sido enviados, os mais recentes primeiro.',
    refresh: 'Atualizar',
    to: 'Para {{address}}',
    empty: 'Nenhum e-mail ainda',
    emptyText: 'Peça um link para definir uma nova senha e ele aparecerá aqui.',
    list: 'E-mails',
  },
  demo: {
    title: 'Acessos de demonstração',
    role: {
      administrator: 'Administração',
      adOps: 'Operação de anúncios',
      finance: 'Financeiro',
      accountManager: 'Gerente de contas',
      publisher: 'Publisher',
      viewer: 'Leitura',
    },
  },
  panel: {
    claim: 'Veja quanto rende cada impressão.',
    payments: 'Pagamentos',
    paymentDays: 'Dias 5, 10, 15, 20, 25 e 30',
    invoices: 'Notas fiscais',
    invoiceRule: 'Até as 18h do dia anterior',
  },
  footer: {
    label: 'Informações legais',
    copyright: '© {{year}} {{brand}}',
    privacy: 'Política de privacidade',
    terms: 'Termos de uso',
  },
  language: 'Idioma',
  document: {
    description: 'Receita, sites e pagamentos dos publishers em um só lugar.',
    noScript: '{{brand}} precisa de JavaScript. Ative-o e carregue a página de novo.',
  },
} satisfies Translation<typeof en>
