import type { Language } from '../locales'
import type { ConnectionResult } from './adNetwork'

/** What a try of a connection found, and what to do about it. */
type ResultWords = Record<ConnectionResult, { found: string; next: string }>

export const CONNECTION_WORDS: Record<Language, ResultWords> = {
  en: {
    accepted: { found: 'The network accepted this access.', next: 'Nothing to do.' },
    open: {
      found: 'The network answers everybody, so this access was not checked.',
      next: 'Look at the first reports that come in, or ask the network for the domain of its reports.',
    },
    answers: {
      found: 'The network answers. Its way of signing in is only used when reports are fetched.',
      next: 'Save, and look at the first reports that come in.',
    },
    noSignIn: { found: 'The network answers. This type needs no sign-in.', next: 'Nothing to do.' },
    noDomain: { found: 'There is no domain to ask.', next: 'Type the domain of the network.' },
    lacking: { found: 'Credentials are missing, so nothing was sent.', next: 'Fill in the required credentials.' },
    badKey: {
      found: 'The service account is not a key that can sign.',
      next: 'Paste the whole JSON file that the network gave you.',
    },
    unreadable: { found: 'The stored credentials cannot be read.', next: 'Type them again and save.' },
    unauthorized: {
      found: 'The network did not accept this access.',
      next: 'Ask for a new token or password and type it here.',
    },
    forbidden: {
      found: 'The network knows this access and does not allow it.',
      next: 'Ask the network to open its reports to this access.',
    },
    missing: { found: 'There is nothing at this address.', next: 'Check the domain of the network.' },
    moved: {
      found: 'The network answers at another address. Credentials are not sent there.',
      next: 'Type the domain that the network uses now, with its credentials.',
    },
    rateLimited: { found: 'The network was asked too often.', next: 'Try again in a few minutes.' },
    farError: {
      found: 'The network has a failure of its own.',
      next: 'Try again later. If it stays, tell the network.',
    },
    unexpected: { found: 'The network gave an answer that says nothing.', next: 'Check the domain of the network.' },
    unresolved: { found: 'This domain leads nowhere.', next: 'Check how the domain is written.' },
    refused: { found: 'This domain leads into a private network.', next: 'Type the public domain of the network.' },
    timeout: { found: 'The network did not answer in time.', next: 'Try again later. If it stays, check the domain.' },
    certificate: {
      found: 'The certificate of the network is not valid.',
      next: 'Check the domain, or tell the network.',
    },
    redirects: { found: 'The network leads from address to address.', next: 'Check the domain of the network.' },
    unreachable: { found: 'The network cannot be reached.', next: 'Check the domain, or try again later.' },
  },
  pt: {
    accepted: { found: 'A rede aceitou este acesso.', next: 'Não há nada a fazer.' },
    open: {
      found: 'A rede responde a qualquer um, então este acesso não foi verificado.',
      next: 'Confira os primeiros relatórios que chegarem ou peça à rede o domínio dos relatórios.',
    },
    answers: {
      found: 'A rede responde. O acesso só é usado na hora de buscar relatórios.',
      next: 'Salve e confira os primeiros relatórios que chegarem.',
    },
    noSignIn: { found: 'A rede responde. Este tipo não precisa de login.', next: 'Não há nada a fazer.' },
    noDomain: { found: 'Não há domínio para perguntar.', next: 'Digite o domínio da rede.' },
    lacking: { found: 'Faltam credenciais, então nada foi enviado.', next: 'Preencha as credenciais obrigatórias.' },
    badKey: {
      found: 'A conta de serviço não é uma chave que possa assinar.',
      next: 'Cole o arquivo JSON inteiro que a rede forneceu.',
    },
    unreadable: { found: 'Não é possível ler as credenciais guardadas.', next: 'Digite-as de novo e salve.' },
    unauthorized: { found: 'A rede não aceitou este acesso.', next: 'Peça um token ou uma senha nova e digite aqui.' },
    forbidden: {
      found: 'A rede conhece este acesso, mas não o autoriza.',
      next: 'Peça à rede que libere os relatórios para este acesso.',
    },
    missing: { found: 'Não há nada neste endereço.', next: 'Confira o domínio da rede.' },
    moved: {
      found: 'A rede responde em outro endereço. As credenciais não são enviadas para lá.',
      next: 'Digite o domínio que a rede usa agora, com as credenciais dele.',
    },
    rateLimited: { found: 'A rede foi consultada vezes demais.', next: 'Tente de novo em alguns minutos.' },
    farError: { found: 'A rede está com uma falha.', next: 'Tente mais tarde. Se continuar, avise a rede.' },
    unexpected: { found: 'A rede deu uma resposta que não diz nada.', next: 'Confira o domínio da rede.' },
    unresolved: { found: 'Este domínio não leva a lugar nenhum.', next: 'Confira como o domínio está escrito.' },
    refused: { found: 'Este domínio leva a uma rede privada.', next: 'Digite o domínio público da rede.' },
    timeout: { found: 'A rede não respondeu a tempo.', next: 'Tente mais tarde. Se continuar, confira o domínio.' },
    certificate: { found: 'O certificado da rede não é válido.', next: 'Confira o domínio ou avise a rede.' },
    redirects: { found: 'A rede leva de um endereço a outro.', next: 'Confira o domínio da rede.' },
    unreachable: { found: 'Não foi possível alcançar a rede.', next: 'Confira o domínio ou tente mais tarde.' },
  },
  es: {
    accepted: { found: 'La red aceptó este acceso.', next: 'No hay nada que hacer.' },
    open: {
      found: 'La red responde a cualquiera, así que este acceso no se comprobó.',
      next: 'Revisa los primeros informes que lleguen o pide a la red el dominio de sus informes.',
    },
    answers: {
      found: 'La red responde. El acceso solo se usa al pedir informes.',
      next: 'Guarda y revisa los primeros informes que lleguen.',
    },
    noSignIn: { found: 'La red responde. Este tipo no necesita inicio de sesión.', next: 'No hay nada que hacer.' },
    noDomain: { found: 'No hay dominio al que preguntar.', next: 'Escribe el dominio de la red.' },
    lacking: {
      found: 'Faltan credenciales, así que no se envió nada.',
      next: 'Completa las credenciales obligatorias.',
    },
    badKey: {
      found: 'La cuenta de servicio no es una clave que pueda firmar.',
      next: 'Pega completo el archivo JSON que te dio la red.',
    },
    unreadable: { found: 'No se pueden leer las credenciales guardadas.', next: 'Escríbelas de nuevo y guarda.' },
    unauthorized: {
      found: 'La red no aceptó este acceso.',
      next: 'Pide un token o una contraseña nueva y escríbela aquí.',
    },
    forbidden: {
      found: 'La red conoce este acceso, pero no lo permite.',
      next: 'Pide a la red que abra sus informes a este acceso.',
    },
    missing: { found: 'No hay nada en esta dirección.', next: 'Revisa el dominio de la red.' },
    moved: {
      found: 'La red responde en otra dirección. Las credenciales no se envían allí.',
      next: 'Escribe el dominio que la red usa ahora, con sus credenciales.',
    },
    rateLimited: { found: 'Se preguntó a la red demasiadas veces.', next: 'Vuelve a probar en unos minutos.' },
    farError: { found: 'La red tiene un fallo.', next: 'Prueba más tarde. Si continúa, avisa a la red.' },
    unexpected: { found: 'La red dio una respuesta que no dice nada.', next: 'Revisa el dominio de la red.' },
    unresolved: { found: 'Este dominio no lleva a ninguna parte.', next: 'Revisa cómo está escrito el dominio.' },
    refused: { found: 'Este dominio lleva a una red privada.', next: 'Escribe el dominio público de la red.' },
    timeout: { found: 'La red no respondió a tiempo.', next: 'Prueba más tarde. Si continúa, revisa el dominio.' },
    certificate: { found: 'El certificado de la red no es válido.', next: 'Revisa el dominio o avisa a la red.' },
    redirects: { found: 'La red lleva de una dirección a otra.', next: 'Revisa el dominio de la red.' },
    unreachable: { found: 'No se puede llegar a la red.', next: 'Revisa el dominio o prueba más tarde.' },
  },
  it: {
    accepted: { found: 'La rete ha accettato questo accesso.', next: 'Non c’è nulla da fare.' },
    open: {
      found: 'La rete risponde a chiunque, quindi l’accesso non è stato verificato.',
      next: 'Guarda i primi report che arrivano o chiedi alla rete il dominio dei report.',
    },
    answers: {
      found: 'La rete risponde. L’accesso si usa solo quando si scaricano i report.',
      next: 'Salva e guarda i primi report che arrivano.',
    },
    noSignIn: { found: 'La rete risponde. Questo tipo non richiede accesso.', next: 'Non c’è nulla da fare.' },
    noDomain: { found: 'Non c’è un dominio da interrogare.', next: 'Scrivi il dominio della rete.' },
    lacking: {
      found: 'Mancano credenziali, quindi non è stato inviato nulla.',
      next: 'Compila le credenziali obbligatorie.',
    },
    badKey: {
      found: 'L’account di servizio non è una chiave che possa firmare.',
      next: 'Incolla per intero il file JSON fornito dalla rete.',
    },
    unreadable: { found: 'Le credenziali salvate non si possono leggere.', next: 'Scrivile di nuovo e salva.' },
    unauthorized: {
      found: 'La rete non ha accettato questo accesso.',
      next: 'Chiedi un nuovo token o una nuova password e scrivila qui.',
    },
    forbidden: {
      found: 'La rete conosce questo accesso, ma non lo autorizza.',
      next: 'Chiedi alla rete di aprire i report a questo accesso.',
    },
    missing: { found: 'A questo indirizzo non c’è nulla.', next: 'Controlla il dominio della rete.' },
    moved: {
      found: 'La rete risponde a un altro indirizzo. Le credenziali non vengono inviate lì.',
      next: 'Scrivi il dominio che la rete usa ora, con le sue credenziali.',
    },
    rateLimited: { found: 'La rete è stata interrogata troppe volte.', next: 'Riprova tra qualche minuto.' },
    farError: { found: 'La rete ha un guasto.', next: 'Riprova più tardi. Se continua, avvisa la rete.' },
    unexpected: { found: 'La rete ha dato una risposta che non dice nulla.', next: 'Controlla il dominio della rete.' },
    unresolved: { found: 'Questo dominio non porta da nessuna parte.', next: 'Controlla come è scritto il dominio.' },
    refused: { found: 'Questo dominio porta in una rete privata.', next: 'Scrivi il dominio pubblico della rete.' },
    timeout: {
      found: 'La rete non ha risposto in tempo.',
      next: 'Riprova più tardi. Se continua, controlla il dominio.',
    },
    certificate: { found: 'Il certificato della rete non è valido.', next: 'Controlla il dominio o avvisa la rete.' },
    redirects: { found: 'La rete rimanda da un indirizzo all’altro.', next: 'Controlla il dominio della rete.' },
    unreachable: { found: 'La rete non è raggiungibile.', next: 'Controlla il dominio o riprova più tardi.' },
  },
}
