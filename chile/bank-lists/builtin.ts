import { type BankLayout, column } from './layout.ts'

/** How sure a published format is: two sources, one, or an old one. */
export type Confidence = 'CONFIRMED' | 'ONE_SOURCE' | 'OLD'

/** A published format of a bank, in the shape of any other one. */
export type BuiltinList = {
  readonly code: string
  readonly name: string
  /** The bank where the company has the account that pays. */
  readonly bankCode: string
  readonly confidence: Confidence
  readonly source: string
  /** Something of it is not published: it is copied and completed before a list is made by it. */
  readonly incomplete?: string
  readonly layout: BankLayout
}

const converter = 'Conversor público de nóminas bancarias chilenas (tonicanada, 2024)'

const sheet = (file: 'XLS' | 'XLSX', lines: BankLayout['lines']): BankLayout => ({
  file,
  separator: 'SEMICOLON',
  encoding: 'UTF8',
  lineEnd: 'CRLF',
  heads: true,
  header: [],
  lines,
  trailer: [],
  answer: [],
  answerCodes: {},
  bankCodes: {},
  accountTypes: {},
})

const name = { letters: 'PLAIN' } as const

/**
 * BCI, «Pago masivo en línea»: Excel 97-2003 with its heads. `REM` is a payment of salaries. The
 * number of an invoice and of an order are of suppliers; the rest is optional.
 */
const bci: BuiltinList = {
  code: 'BCI',
  name: 'BCI, pago masivo en línea',
  bankCode: '016',
  confidence: 'CONFIRMED',
  source: `BCI, nómina de pago masivo en línea (esdocs.com, documento 345372); ${converter}`,
  layout: sheet('XLS', [
    column('Nº Cuenta de Cargo', 'CHARGE'),
    column('Nº Cuenta de Destino', 'ACCOUNT'),
    column('Banco Destino', 'BANK'),
    column('Rut Beneficiario', 'RUT_BODY'),
    column('Dig. Verif. Beneficiario', 'RUT_DIGIT'),
    column('Nombre Beneficiario', 'NAME', name),
    column('Monto Transferencia', 'AMOUNT'),
    column('Nro.Factura Boleta (1)', 'NOTHING'),
    column('Nº Orden de Compra(1)', 'NOTHING'),
    column('Tipo de Pago(2)', 'CONSTANT', { constant: 'REM' }),
    column('Mensaje Destinatario (3)', 'SUBJECT', name),
    column('Email Destinatario(3)', 'NOTHING'),
    column('Cuenta Destino inscrita como(4)', 'NOTHING'),
  ]),
}

/** Santander, «Transferencias masivas»: Excel with its heads, everything in pesos. */
const santander: BuiltinList = {
  code: 'SANTANDER',
  name: 'Santander, transferencias masivas',
  bankCode: '037',
  confidence: 'ONE_SOURCE',
  source: converter,
  layout: sheet('XLSX', [
    column('Cta_origen', 'CHARGE'),
    column('moneda_origen', 'CONSTANT', { constant: 'CLP' }),
    column('Cta_destino', 'ACCOUNT'),
    column('moneda_destino', 'CONSTANT', { constant: 'CLP' }),
    column('Cod_banco', 'BANK'),
    column('RUT benef.', 'RUT', { letters: 'LOWER' }),
    column('nombre benef.', 'NAME', name),
    column('Mto Total', 'AMOUNT'),
    column('Glosa TEF', 'SUBJECT', name),
    column('Correo', 'NOTHING'),
    column('Glosa correo', 'NOTHING'),
    column('Glosa Cartola Cliente', 'SUBJECT', name),
    column('Glosa Cartola Beneficiario', 'SUBJECT', name),
  ]),
}

/** Banco Internacional: its columns are known, its codes of kinds of account are not. */
const internacional: BuiltinList = {
  code: 'INTERNACIONAL',
  name: 'Banco Internacional, pagos masivos',
  bankCode: '009',
  confidence: 'ONE_SOURCE',
  source: converter,
  incomplete: 'No están publicados sus códigos de tipo de cuenta',
  layout: sheet('XLSX', [
    column('rut', 'RUT'),
    column('nombre', 'NAME', name),
    column('cuenta', 'ACCOUNT'),
    column('monto', 'AMOUNT'),
    column('tipo cuenta', 'ACCOUNT_TYPE'),
    column('banco', 'BANK'),
    column('correo', 'NOTHING'),
    column('motivo', 'SUBJECT', name),
  ]),
}

const blank = (width: number) => column(`Libre de ${width}`, 'NOTHING', { width })
const figures = (width: number) => ({ width, side: 'LEFT', pad: 'ZERO' }) as const
const words = (width: number) => ({ width, letters: 'UPPER' }) as const

/** Itaú, «Office Link»: text of 504 characters, from a description of 2013 for suppliers. */
const itau: BuiltinList = {
  code: 'ITAU',
  name: 'Itaú, Office Link',
  bankCode: '039',
  confidence: 'OLD',
  source: 'Itaú Office Link, proveedores (buenastareas.com, 2013)',
  incomplete: 'Es de proveedores y de 2013: compruebe forma de pago y tipo de documento',
  layout: {
    ...sheet('XLS', []),
    file: 'TEXT',
    separator: 'FIXED',
    encoding: 'LATIN1',
    heads: false,
    lines: [
      column('Registro', 'CONSTANT', { constant: 'G', width: 1 }),
      column('RUT', 'RUT_BODY', figures(8)),
      column('Dígito', 'RUT_DIGIT', { width: 1 }),
      blank(5),
      column('Nombre', 'NAME', words(45)),
      column('Correo', 'NOTHING', { width: 34 }),
      blank(5),
      column('Forma de pago', 'CONSTANT', { constant: 'OTC', width: 3 }),
      column('Banco', 'BANK', figures(3)),
      column('Cuenta', 'ACCOUNT', { width: 20 }),
      column('Sucursal', 'NOTHING', { width: 3 }),
      column('Tipo de documento', 'NOTHING', { width: 3 }),
      column('Número de documento', 'NUMBER', figures(12)),
      blank(12),
      column('Monto del documento', 'AMOUNT', figures(11)),
      column('Monto del pago', 'AMOUNT', figures(11)),
      blank(3),
      column('Fecha del documento', 'DATE', { width: 8 }),
      column('Fecha del pago', 'DATE', { width: 8 }),
      column('Glosa', 'SUBJECT', words(200)),
      blank(108),
    ],
  },
}

/**
 * The formats that are published. Of Banco de Chile, BICE, Scotiabank and BancoEstado some length
 * or code was not found.
 */
export const builtinLists: readonly BuiltinList[] = [bci, santander, internacional, itau]
