import type { Language } from '@candela/shared-contract'

type PageWords = {
  tag: string
  home: string
  privacy: { href: string; label: string }
  /** What the policies of ad networks do not like. */
  policy: string
  sentences: readonly string[]
}

/** What the invented websites of the demo are about, in the language of their readers. */
export const WORDS: Record<Language, PageWords> = {
  pt: {
    tag: 'pt-BR',
    home: 'Início',
    privacy: { href: '/politica-de-privacidade', label: 'Política de privacidade' },
    policy: 'Os melhores bônus de cassino e apostas esportivas da semana, com roleta ao vivo.',
    sentences: [
      'A feira do bairro voltou a ocupar a praça neste sábado, com mais de quarenta barracas de frutas, pães e queijos vindos de produtores da região.',
      'Segundo os organizadores, o movimento cresceu desde que a linha de ônibus passou a parar ao lado do coreto, e muita gente agora vem sem carro.',
      'No palco, um grupo de choro tocou durante toda a manhã, enquanto as crianças aprendiam a plantar mudas de tomate em garrafas recicladas.',
      'A prefeitura informou que as obras da biblioteca devem terminar antes do inverno e que a sala de leitura ficará aberta também aos domingos.',
      'Quem quiser participar da próxima edição pode deixar o nome na banca de informações ou escrever para a associação de moradores até sexta-feira.',
      'Na seção de receitas, ensinamos a fazer um bolo de fubá simples, daqueles que a avó servia com café no fim da tarde e que nunca sobrava.',
      'E no esporte, o time da cidade venceu fora de casa por dois a um e chega à última rodada com boas chances de subir de divisão.',
    ],
  },
  es: {
    tag: 'es-ES',
    home: 'Inicio',
    privacy: { href: '/privacidad', label: 'Política de privacidad' },
    policy: 'Las mejores apuestas de la semana y todo sobre el casino en línea, la ruleta y el póker.',
    sentences: [
      'El mercado del barrio volvió a llenar la plaza este sábado, con más de cuarenta puestos de fruta, pan y quesos de productores de la comarca.',
      'Según los organizadores, cada vez viene más gente desde que el autobús para junto al quiosco, y muchos vecinos ya dejan el coche en casa.',
      'En el escenario, una banda de música tocó durante toda la mañana mientras los niños aprendían a plantar tomates en botellas recicladas.',
      'El ayuntamiento anunció que las obras de la biblioteca terminarán antes del invierno y que la sala de lectura abrirá también los domingos.',
      'Quien quiera participar en la próxima edición puede dejar su nombre en el puesto de información o escribir a la asociación hasta el viernes.',
      'En la sección de cocina enseñamos a preparar un arroz sencillo, como el que hacía la abuela los domingos y del que nunca quedaba nada.',
      'Y en los deportes, el equipo de la ciudad ganó fuera por dos a uno y llega a la última jornada con opciones de subir de categoría.',
    ],
  },
  it: {
    tag: 'it-IT',
    home: 'Prima pagina',
    privacy: { href: '/informativa', label: 'Privacy e cookie' },
    policy: 'Le migliori scommesse della settimana e tutto sul casinò in rete, la roulette e il poker.',
    sentences: [
      'Il mercato del quartiere è tornato a riempire la piazza questo sabato, con oltre quaranta banchi di frutta, pane e formaggi dei produttori della zona.',
      'Secondo gli organizzatori, arriva sempre più gente da quando l’autobus si ferma accanto al chiosco, e molti ormai lasciano l’auto a casa.',
      'Sul palco una banda ha suonato per tutta la mattina, mentre i bambini imparavano a piantare i pomodori dentro bottiglie riciclate.',
      'Il comune ha annunciato che i lavori della biblioteca finiranno prima dell’inverno e che la sala di lettura aprirà anche la domenica.',
      'Chi vuole partecipare alla prossima edizione può lasciare il nome al banco delle informazioni o scrivere all’associazione entro venerdì.',
      'Nella rubrica di cucina spieghiamo come preparare una torta semplice, come quella che la nonna serviva con il caffè e che non avanzava mai.',
      'E nello sport, la squadra della città ha vinto in trasferta per due a uno e arriva all’ultima giornata con buone speranze di salire.',
    ],
  },
  en: {
    tag: 'en-GB',
    home: 'Home',
    privacy: { href: '/privacy', label: 'Privacy policy' },
    policy: 'The best betting tips of the week, and everything about the online casino, roulette and poker.',
    sentences: [
      'The neighbourhood market filled the square again this Saturday, with more than forty stalls of fruit, bread and cheese from farms nearby.',
      'The organisers say that more people come every week since the bus stops next to the bandstand, and many now leave their cars at home.',
      'On the stage a brass band played all morning while the children learned how to plant tomatoes in bottles that were used before.',
      'The town announced that work on the library will be finished before the winter, and that the reading room will open on Sundays as well.',
      'Whoever wants to take part next time can leave a name at the information desk, or write to the residents of the quarter until Friday.',
      'In our kitchen pages we show how to bake a plain cake, like the one that grandmother served with tea and of which nothing was ever left.',
      'And in sport, the team of the city won away by two goals to one, and goes into the last round with a good chance of going up.',
    ],
  },
}

export const ADS_TXT = `# invented for the demo
google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0
network.example, 1234, DIRECT
exchange.example, 98765, RESELLER # reseller
contact=ads@publisher.example
`
