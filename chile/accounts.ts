import { bankList, byCode } from './catalogues.ts'

/** An account into which somebody is paid, as our rows have it. */
export type PayableAccount = {
  readonly bank: string
  readonly type: string
  readonly number: string
  /** Of its holder, `12345678-5`. */
  readonly rut: string
}

/** A part of an account that is wrong, and why, for the person who writes it. */
export type AccountProblem = {
  readonly part: 'bank' | 'type' | 'number'
  readonly message: string
}

/** The only bank with a CuentaRUT. */
const BANCO_ESTADO = '012'

/**
 * Why a bank would refuse an account, where that is known: its bank no longer exists, or a
 * CuentaRUT is not of BancoEstado or not the number of its holder's RUT. Banks do not publish the
 * lengths of their other accounts: what holds for all is 4 to 20 digits.
 */
export function payableProblem(given: PayableAccount): AccountProblem | undefined {
  const { bank, type, number, rut } = given
  const known = byCode(bankList, bank)
  if (!known) return { part: 'bank', message: 'No es un banco conocido' }
  if (known.kind === 'HISTORICAL') {
    return { part: 'bank', message: `${known.name} ya no recibe pagos: indique el banco actual` }
  }
  if (!/^\d{4,20}$/.test(number)) {
    return { part: 'number', message: 'El número de cuenta tiene entre 4 y 20 cifras' }
  }
  if (type !== 'RUT') return undefined
  if (bank !== BANCO_ESTADO) {
    return { part: 'type', message: 'La CuentaRUT es solo de BancoEstado' }
  }
  const [body] = rut.split('-')
  if (number === body || number === rut.replace('-', '')) return undefined
  return {
    part: 'number',
    message: 'El número de una CuentaRUT es el RUT de su titular sin dígito verificador',
  }
}
