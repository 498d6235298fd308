import { dictionary } from '@zxcvbn-ts/language-common'

/** What people of our languages choose and the list, which is of English ones first, lacks. */
const OURS = `121212 mudar123 mudar1234 mudar@123 senha1234 senha12345 senha@123 minhasenha corinthians
  contraseña contraseña1 contraseña123 contrasena1 contrasena123 micontraseña ciaobella ciaociao1 lamiapassword
  password@123 admin@123`

/** Whatever case and width it is written in. */
const plain = (password: string): string => password.normalize('NFKC').toLowerCase()

const COMMON = new Set([...dictionary['passwords-common'], ...OURS.split(/\s+/)].map(plain))

/** 111111, abcdef, 987654: each character follows from the one before. */
const isRun = (password: string): boolean => {
  const codes = [...password].map(character => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && [-1, 0, 1].some(step => steps.has(step))
}

/** Whether a password is among those that are guessed first. */
export const isCommonPassword = (password: string): boolean => isRun(plain(password)) || COMMON.has(plain(password))
