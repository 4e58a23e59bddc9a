const units = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiún',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
]
const tens = [
  '',
  '',
  '',
  'treinta',
  'cuarenta',
  'cincuenta',
  'sesenta',
  'setenta',
  'ochenta',
  'noventa',
]
const hundreds = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
]

/**
 * An amount of pesos in words, as payslips write it: `un millón doscientos mil pesos`.
 *
 * @param amount whole pesos, from 0 to 999.999.999.999
 */
export function pesosInWords(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > 999_999_999_999) {
    throw new RangeError(`no words for ${amount}`)
  }
  const words = number(amount)
  const exactMillions = amount >= 1_000_000 && amount % 1_000_000 === 0
  return `${words}${exactMillions ? ' de' : ''} ${amount === 1 ? 'peso' : 'pesos'}`
}

function number(amount: number): string {
  if (amount < 1000) return belowThousand(amount)
  if (amount < 1_000_000) return thousands(amount)
  const millions = Math.floor(amount / 1_000_000)
  const rest = amount % 1_000_000
  const head = millions === 1 ? 'un millón' : `${number(millions)} millones`
  return rest === 0 ? head : `${head} ${number(rest)}`
}

function thousands(amount: number): string {
  const count = Math.floor(amount / 1000)
  const rest = amount % 1000
  const head = count === 1 ? 'mil' : `${belowThousand(count)} mil`
  return rest === 0 ? head : `${head} ${belowThousand(rest)}`
}

function belowThousand(amount: number): string {
  if (amount < 30) return units[amount] ?? ''
  if (amount === 100) return 'cien'
  if (amount > 100) {
    const rest = amount % 100
    const head = hundreds[Math.floor(amount / 100)] ?? ''
    return rest === 0 ? head : `${head} ${belowThousand(rest)}`
  }
  const rest = amount % 10
  const head = tens[Math.floor(amount / 10)] ?? ''
  return rest === 0 ? head : `${head} y ${units[rest] ?? ''}`
}
