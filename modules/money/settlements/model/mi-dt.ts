import { dismissalCauses } from '#chile/dismissal.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { documentText, type IdentityDocument, institutionRut } from '#chile/identity-document.ts'
import { formatPesos } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { causeAt } from './causes.ts'
import type { SettlementLine } from './lines.ts'

/** The parts of the form with which the site of the Dirección del Trabajo asks for a finiquito. */
export const MiDtPart = catalog('MiDtPart', {
  EMPLOYER: 'Empleador',
  WORKER: 'Trabajador',
  CONTRACT: 'Relación laboral',
  AMOUNTS: 'Montos',
  PAYMENT: 'Pago',
})
export type MiDtPart = ValueOf<typeof MiDtPart>

/** What the proposal of one person is made of. */
export type MiDtFacts = {
  readonly legalName: string
  readonly businessRut: string
  readonly businessAddress: string | null
  readonly identity: IdentityDocument
  readonly firstnames: string | null
  readonly lastnames: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: string | null
  readonly jobTitle: string | null
  readonly initialDate: ISODate
  readonly disengagementDate: ISODate
  readonly dismissalCause: string
  /** The facts on which the cause rests, as the letter says them. */
  readonly grounds: string | null
  readonly contributionsPaid: boolean
  readonly lines: readonly SettlementLine[]
  readonly toPay: number
  readonly payDate: ISODate
  /** The bank and the end of the number of the account where pay is deposited. */
  readonly account: string | null
  readonly issued: boolean
}

export type MiDtField = {
  readonly part: MiDtPart
  readonly code: string
  readonly label: string
  readonly value: string | null
  /** Why the proposal cannot be sent with this, or nothing. */
  readonly problem: string | null
}

/** The site takes contracts that began on this day or later. */
const FIRST_DAY: ISODate = '2011-01-01'
/** Causes that the register asks no grounds for (art. 159 N°1 to N°3). */
const withoutGrounds = ['ART_159_1', 'ART_159_2', 'ART_159_3']

type Row = readonly [
  part: MiDtPart,
  code: string,
  label: string,
  read: (facts: MiDtFacts) => string | null,
  problem?: (facts: MiDtFacts) => string | null,
]

/** What is asked, in the order of the form, and what keeps each from being sent. */
const table: readonly Row[] = [
  ['EMPLOYER', 'RUT_EMPLEADOR', 'RUT', (one) => formatRut(one.businessRut)],
  ['EMPLOYER', 'RAZON_SOCIAL', 'Razón social', (one) => one.legalName],
  ['EMPLOYER', 'DOMICILIO_EMPLEADOR', 'Domicilio', (one) => one.businessAddress],
  [
    'WORKER',
    'RUT_TRABAJADOR',
    'RUT',
    ({ identity }) => {
      const rut = institutionRut(identity)
      return rut === undefined ? null : formatRut(rut)
    },
    ({ identity }) =>
      institutionRut(identity) === undefined
        ? `Mi DT pide un RUT, y la persona tiene ${documentText(identity)}: el finiquito se ` +
          'otorga en papel, ante ministro de fe'
        : null,
  ],
  ['WORKER', 'NOMBRES', 'Nombres', (one) => one.firstnames],
  ['WORKER', 'APELLIDOS', 'Apellidos', (one) => one.lastnames],
  ['WORKER', 'CORREO', 'Correo electrónico', (one) => one.email],
  ['WORKER', 'TELEFONO', 'Teléfono', (one) => one.phone],
  ['WORKER', 'DOMICILIO_TRABAJADOR', 'Domicilio', (one) => one.address],
  ['CONTRACT', 'CARGO', 'Cargo', (one) => one.jobTitle],
  [
    'CONTRACT',
    'FECHA_INICIO',
    'Fecha de inicio',
    (one) => formatDate(one.initialDate),
    (one) => (one.initialDate < FIRST_DAY ? 'Mi DT recibe contratos desde el 01-01-2011' : null),
  ],
  ['CONTRACT', 'FECHA_TERMINO', 'Fecha de término', (one) => formatDate(one.disengagementDate)],
  [
    'CONTRACT',
    'CAUSAL',
    'Causal',
    ({ dismissalCause }) => {
      const { article, section, subsection } = causeAt(dismissalCause)
      return ['Art.', article, section, subsection].filter(Boolean).join(' ')
    },
    ({ dismissalCause }) =>
      isCause(dismissalCause) ? null : 'El art. 161 bis no es una causal de término',
  ],
  [
    'CONTRACT',
    'HECHOS',
    'Hechos en que se funda',
    (one) => one.grounds,
    (one) =>
      one.grounds === null && !withoutGrounds.includes(one.dismissalCause)
        ? 'Escríbalos en el término del contrato'
        : null,
  ],
  [
    'CONTRACT',
    'COTIZACIONES',
    'Cotizaciones pagadas hasta el mes anterior',
    (one) => (one.contributionsPaid ? 'Sí' : 'No'),
    (one) =>
      one.contributionsPaid ? null : 'Mi DT pide que estén pagadas: márquelo en el finiquito',
  ],
  ['AMOUNTS', 'TOTAL_A_PAGAR', 'Total a pagar', (one) => formatPesos(one.toPay)],
  ['PAYMENT', 'FECHA_PAGO', 'Fecha de pago', (one) => formatDate(one.payDate)],
  ['PAYMENT', 'CUENTA', 'Cuenta para el depósito', (one) => one.account],
  [
    'PAYMENT',
    'ESTADO',
    'Finiquito emitido',
    (one) => (one.issued ? 'Sí' : 'No'),
    (one) => (one.issued ? null : 'Emítalo antes de proponerlo'),
  ],
]

const isCause = (cause: string): boolean =>
  dismissalCauses.some(({ code }) => code !== '161bis' && causeAt(cause).code === code)

/** Optional in the form: what is not known of these stops nothing. */
const optionalCodes = ['TELEFONO', 'HECHOS', 'DOMICILIO_TRABAJADOR']

/**
 * The proposal of an electronic finiquito as the site of the Dirección del Trabajo asks for it:
 * each field with its value, and in words what is missing. Nothing here is sent anywhere.
 */
export function miDtFields(facts: MiDtFacts): readonly MiDtField[] {
  const fields = table.map(([part, code, label, read, problem]): MiDtField => {
    const value = read(facts)
    const lacks = (value ?? '') === '' && !optionalCodes.includes(code) ? 'Falta este dato' : null
    return { part, code, label, value, problem: problem?.(facts) ?? lacks }
  })
  const amounts = facts.lines
    .filter(({ group }) => group === 'EARNING' || group === 'DEDUCTION')
    .map(({ code, label, amount, group }): MiDtField => {
      const value = formatPesos(group === 'DEDUCTION' ? -amount : amount)
      return { part: 'AMOUNTS', code, label, value, problem: null }
    })
  const at = fields.findIndex(({ code }) => code === 'TOTAL_A_PAGAR')
  return [...fields.slice(0, at), ...amounts, ...fields.slice(at)]
}

type Proposed = {
  readonly fields: readonly Pick<MiDtField, 'code' | 'label' | 'part' | 'value'>[]
  readonly missing: readonly string[]
}

/** The proposals of many as a sheet: a column for each field of any, and what is missing. */
export function miDtSheet(proposals: readonly Proposed[]) {
  const columns = new Map<string, string>()
  for (const { fields } of proposals) {
    for (const { part, code, label } of fields) {
      columns.set(code, `${MiDtPart.label(part)}: ${label}`)
    }
  }
  const rows = proposals.map(({ fields, missing }) => {
    const values = new Map(fields.map(({ code, value }) => [code, value]))
    return [...[...columns.keys()].map((code) => values.get(code) ?? null), missing.join('. ')]
  })
  return { titles: [...columns.values(), 'Qué falta'], rows }
}
