import type { Language } from '../locales'
import type { Credential, CredentialField, NamedCredential } from './credentials'

type CredentialWords = Record<Credential, { label: string; help: string }>

/** What each credential is called where a type of ad network has no words of its own, and where people find it. */
export const CREDENTIAL_WORDS: Record<Language, CredentialWords> = {
  en: {
    domain: { label: 'Reporting host', help: 'Where the network answers, such as reports.network.example' },
    access_token: { label: 'Access token', help: 'Made in the network’s own settings, under API or integrations' },
    login: { label: 'User name', help: 'The one you sign in to the network with' },
    password: { label: 'Password', help: 'Of that sign-in' },
    email: { label: 'E-mail', help: 'The address that the network knows you by' },
    public_key: { label: 'Public key', help: 'The whole block, with its first and last line' },
    private_key: { label: 'Private key', help: 'The whole block, with its first and last line' },
    identity: { label: 'Account ID', help: 'The number or name of your account at the network' },
    service_account: { label: 'Service account', help: 'The content of the JSON file that the network gave you' },
    client_id: { label: 'Client ID', help: 'Of the app that you registered with the network' },
    client_secret: { label: 'Client secret', help: 'Given together with the client ID' },
    developer_key: { label: 'Developer key', help: 'Given by the network to those who read its reports' },
    network_product: { label: 'Product', help: 'Which of the network’s products the report is of' },
  },
  pt: {
    domain: { label: 'Endereço dos relatórios', help: 'Onde a rede responde, como reports.network.example' },
    access_token: { label: 'Token de acesso', help: 'Criado nas configurações da própria rede, em API ou integrações' },
    login: { label: 'Nome de usuário', help: 'O que você usa para entrar na rede' },
    password: { label: 'Senha', help: 'Desse mesmo acesso' },
    email: { label: 'E-mail', help: 'O endereço pelo qual a rede conhece você' },
    public_key: { label: 'Chave pública', help: 'O bloco inteiro, com a primeira e a última linha' },
    private_key: { label: 'Chave privada', help: 'O bloco inteiro, com a primeira e a última linha' },
    identity: { label: 'ID da conta', help: 'O número ou o nome da sua conta na rede' },
    service_account: { label: 'Conta de serviço', help: 'O conteúdo do arquivo JSON que a rede forneceu' },
    client_id: { label: 'ID do cliente', help: 'Do aplicativo que você registrou na rede' },
    client_secret: { label: 'Segredo do cliente', help: 'Fornecido junto com o ID do cliente' },
    developer_key: { label: 'Chave de desenvolvedor', help: 'Fornecida pela rede a quem lê os seus relatórios' },
    network_product: { label: 'Produto', help: 'De qual produto da rede é o relatório' },
  },
  es: {
    domain: { label: 'Dirección de los informes', help: 'Donde responde la red, como reports.network.example' },
    access_token: { label: 'Token de acceso', help: 'Se crea en los ajustes de la red, en API o integraciones' },
    login: { label: 'Nombre de usuario', help: 'El que usas para entrar en la red' },
    password: { label: 'Contraseña', help: 'De ese mismo acceso' },
    email: { label: 'Correo electrónico', help: 'La dirección por la que te conoce la red' },
    public_key: { label: 'Clave pública', help: 'El bloque entero, con su primera y su última línea' },
    private_key: { label: 'Clave privada', help: 'El bloque entero, con su primera y su última línea' },
    identity: { label: 'ID de la cuenta', help: 'El número o el nombre de tu cuenta en la red' },
    service_account: { label: 'Cuenta de servicio', help: 'El contenido del archivo JSON que te dio la red' },
    client_id: { label: 'ID de cliente', help: 'De la aplicación que registraste en la red' },
    client_secret: { label: 'Secreto de cliente', help: 'Se entrega junto con el ID de cliente' },
    developer_key: { label: 'Clave de desarrollador', help: 'La red la da a quienes leen sus informes' },
    network_product: { label: 'Producto', help: 'De qué producto de la red es el informe' },
  },
  it: {
    domain: { label: 'Indirizzo dei report', help: 'Dove risponde la rete, come reports.network.example' },
    access_token: { label: 'Token di accesso', help: 'Si crea nelle impostazioni della rete, in API o integrazioni' },
    login: { label: 'Nome utente', help: 'Quello con cui accedi alla rete' },
    password: { label: 'Password', help: 'Di quello stesso accesso' },
    email: { label: 'E-mail', help: 'L’indirizzo con cui la rete ti conosce' },
    public_key: { label: 'Chiave pubblica', help: 'Il blocco intero, con la prima e l’ultima riga' },
    private_key: { label: 'Chiave privata', help: 'Il blocco intero, con la prima e l’ultima riga' },
    identity: { label: 'ID dell’account', help: 'Il numero o il nome del tuo account presso la rete' },
    service_account: { label: 'Account di servizio', help: 'Il contenuto del file JSON che ti ha dato la rete' },
    client_id: { label: 'ID client', help: 'Dell’applicazione che hai registrato presso la rete' },
    client_secret: { label: 'Segreto client', help: 'Fornito insieme all’ID client' },
    developer_key: { label: 'Chiave sviluppatore', help: 'La rete la dà a chi legge i suoi report' },
    network_product: { label: 'Prodotto', help: 'A quale prodotto della rete si riferisce il report' },
  },
}

/** What a type calls a credential: in its own words where it has them in that language. */
export const fieldLabel = ({ credential, label }: NamedCredential, language: Language) =>
  label[language] || CREDENTIAL_WORDS[language][credential].label

export const fieldHelp = ({ credential, help }: Pick<CredentialField, 'credential' | 'help'>, language: Language) =>
  help[language] || CREDENTIAL_WORDS[language][credential].help

const PATTERN_WORDS: Record<Language, { like: string } & Record<'#' | '?' | '*', string>> = {
  en: { like: 'Looks like', '#': 'a digit', '?': 'a letter or digit', '*': 'anything' },
  pt: { like: 'Tem o formato', '#': 'um dígito', '?': 'uma letra ou dígito', '*': 'qualquer texto' },
  es: { like: 'Tiene el formato', '#': 'un dígito', '?': 'una letra o dígito', '*': 'cualquier texto' },
  it: { like: 'Ha il formato', '#': 'una cifra', '?': 'una lettera o cifra', '*': 'qualsiasi testo' },
}

/** A pattern in plain words, only with the signs that are in it: `Looks like pub-## (# a digit)`. */
export const patternHint = (pattern: string, language: Language): string => {
  if (pattern === '') return ''
  const words = PATTERN_WORDS[language]
  const signs = (['#', '?', '*'] as const).filter(sign => pattern.includes(sign))
  const meanings = signs.map(sign => `${sign} ${words[sign]}`).join(', ')
  return `${words.like} ${pattern}${meanings && ` (${meanings})`}`
}
