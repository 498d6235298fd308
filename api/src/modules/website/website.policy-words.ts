/**
 * Words that the policies of ad networks are about, in the languages of our publishers. A word alone says nothing: how
 * many there are is a reason to look at the pages.
 */
export const POLICY_WORDS: ReadonlySet<string> = new Set(
  `porn porno porno xxx nude nudes escort escorts sex sexo sesso hentai pornografia pornography pornografía
  casino casinò cassino gambling betting apostas apuestas scommesse slots poker póker roulette roleta ruleta jackpot
  cocaine cocaína cocaina heroin heroína eroina cannabis marijuana maconha marihuana cigarettes cigarros sigarette vape
  guns ammo armas munição munición armi munizioni
  torrent torrents warez crack cracked keygen pirata piratas
  viagra cialis esteroides steroids steroidi anabolizantes`.split(/\s+/),
)
