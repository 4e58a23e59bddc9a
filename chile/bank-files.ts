import { parseRut } from './rut.ts'
import { stripAccents } from './text.ts'

/** One payment of a list, as our rows have it. Whole pesos. */
export type Transfer = {
  readonly rut: string
  readonly name: string
  /** Three digits of the CMF. */
  readonly bankCode: string
  readonly accountType: string | null
  readonly accountNumber: string
  readonly amount: number
  readonly subject: string
}

/** A cell of a list: numbers are written as numbers where the file has them. */
export type BankCell = string | number
type Given = Transfer & { readonly charge: string }

/** How a bank wants a list of payments: columns in their order, with their literal heads. */
export type BankFormat = {
  readonly code: string
  /** The bank where the company has the account that pays. */
  readonly bankCode: string
  readonly file: 'XLS' | 'XLSX'
  readonly source: string
  readonly columns: readonly {
    readonly head: string
    readonly cell: (given: Given) => BankCell
  }[]
}

const source = 'Conversor público de nóminas bancarias chilenas (tonicanada, 2024)'
const nothing = () => ''

/**
 * BCI, «Pago masivo en línea»: Excel 97-2003 with its heads. `REM` is a payment of salaries. The
 * number of an invoice and of an order are of suppliers; the rest is optional.
 */
const bci: BankFormat = {
  code: 'BCI',
  bankCode: '016',
  file: 'XLS',
  source: `BCI, nómina de pago masivo en línea (esdocs.com, documento 345372); ${source}`,
  columns: [
    { head: 'Nº Cuenta de Cargo', cell: ({ charge }) => charge },
    { head: 'Nº Cuenta de Destino', cell: account },
    { head: 'Banco Destino', cell: ({ bankCode }) => bankCode },
    { head: 'Rut Beneficiario', cell: ({ rut }) => rutParts(rut).body },
    { head: 'Dig. Verif. Beneficiario', cell: ({ rut }) => rutParts(rut).digit },
    { head: 'Nombre Beneficiario', cell: ({ name }) => plainText(name) },
    { head: 'Monto Transferencia', cell: ({ amount }) => amount },
    { head: 'Nro.Factura Boleta (1)', cell: nothing },
    { head: 'Nº Orden de Compra(1)', cell: nothing },
    { head: 'Tipo de Pago(2)', cell: () => 'REM' },
    { head: 'Mensaje Destinatario (3)', cell: ({ subject }) => plainText(subject) },
    { head: 'Email Destinatario(3)', cell: nothing },
    { head: 'Cuenta Destino inscrita como(4)', cell: nothing },
  ],
}

/** Santander, «Transferencias masivas»: Excel with its heads, everything in pesos. */
const santander: BankFormat = {
  code: 'SANTANDER',
  bankCode: '037',
  file: 'XLSX',
  source,
  columns: [
    { head: 'Cta_origen', cell: ({ charge }) => charge },
    { head: 'moneda_origen', cell: () => 'CLP' },
    { head: 'Cta_destino', cell: account },
    { head: 'moneda_destino', cell: () => 'CLP' },
    { head: 'Cod_banco', cell: ({ bankCode }) => bankCode },
    { head: 'RUT benef.', cell: ({ rut }) => rutParts(rut).body + lowerDigit(rut) },
    { head: 'nombre benef.', cell: ({ name }) => plainText(name) },
    { head: 'Mto Total', cell: ({ amount }) => amount },
    { head: 'Glosa TEF', cell: ({ subject }) => plainText(subject) },
    { head: 'Correo', cell: nothing },
    { head: 'Glosa correo', cell: nothing },
    { head: 'Glosa Cartola Cliente', cell: ({ subject }) => plainText(subject) },
    { head: 'Glosa Cartola Beneficiario', cell: ({ subject }) => plainText(subject) },
  ],
}

/**
 * The formats of which every column is published. Those of Banco de Chile, BICE, Internacional,
 * Itaú, Scotiabank and BancoEstado are not: a length or a code of theirs was not found.
 */
export const bankFormats: readonly BankFormat[] = [bci, santander]

/** The rows of a list, its heads first. `charge`: number of the account that pays. */
export const bankRows = (
  { columns }: BankFormat,
  charge: string,
  transfers: readonly Transfer[],
): readonly (readonly BankCell[])[] => [
  columns.map(({ head }) => head),
  ...transfers.map((transfer) =>
    columns.map(({ cell }) => cell({ ...transfer, charge: digitsOf(charge) })),
  ),
]

/** The number of a CuentaRUT is the RUT without its check digit; others are their digits. */
function account({ accountType, accountNumber, rut }: Given): string {
  return accountType === 'RUT' ? rutParts(rut).body : digitsOf(accountNumber)
}

const digitsOf = (number: string) => number.replaceAll(/\D/g, '')

/** Banks refuse signs and accents: what is not a letter, a figure or a blank goes. */
const plainText = (text: string) =>
  stripAccents(text)
    .replaceAll(/[^A-Za-z0-9 ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

const lowerDigit = (rut: string) => rutParts(rut).digit.toLowerCase()

function rutParts(rut: string): { body: string; digit: string } {
  const [body = '', digit = ''] = (parseRut(rut) ?? rut).split('-')
  return { body, digit }
}
