import { randomInt } from 'node:crypto'

const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const lower = 'abcdefghijkmnpqrstuvwxyz'
const digits = '23456789'

/** A password to be used once: twelve characters nobody confuses, of all the kinds asked for. */
export function temporaryPassword(): string {
  const rest = Array.from({ length: 9 }, () => pick(upper + lower + digits))
  return [pick(upper), pick(lower), pick(digits), ...rest].join('')
}

const pick = (alphabet: string) => alphabet.charAt(randomInt(alphabet.length))
