import { afps, apvInstitutions, ccafs, healthInstitutions, mutuals } from '../catalogues.ts'
import { type Dated, heldIn } from '../dated-rows.ts'
import type { YearMonth } from '../period.ts'

type Coded = Dated & { readonly previred: string | null; readonly name: string }

const codesOf = (rows: readonly Coded[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows.flatMap(({ previred, name }) => (previred === null ? [] : [[previred, name]])),
  )

/** An AFP among the institutions of voluntary savings: its own code with three digits. */
export const savingCodeOfAfp = (previred: string): string => `0${previred}`

/**
 * The tables of codes of the format, by their number. Tables 14 and 15, of the old funds of the
 * IPS, are not published: a field with one of them is checked by its form alone.
 */
export const previredTables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  T1: { M: 'Masculino', F: 'Femenino' },
  T2: { 0: 'Chileno', 1: 'Extranjero' },
  T3: {
    '01': 'Remuneraciones del mes',
    '02': 'Gratificaciones',
    '03': 'Bono ley de modernización de empresas públicas',
  },
  T4: { AFP: 'AFP', INP: 'IPS (ex INP)', SIP: 'Sin institución previsional' },
  T5: {
    0: 'Activo, no pensionado',
    1: 'Pensionado que cotiza',
    2: 'Pensionado que no cotiza',
    3: 'Activo mayor de 65 años, nunca pensionado',
  },
  T6: {
    '00': 'Línea principal',
    '01': 'Línea adicional, otro movimiento',
    '02': 'Segundo contrato o pagos adicionales',
    '03': 'Afiliado voluntario',
  },
  T7: {
    0: 'Sin movimiento en el mes',
    1: 'Contratación a plazo indefinido',
    2: 'Retiro',
    3: 'Subsidio por licencia médica',
    4: 'Permiso sin goce de sueldo',
    5: 'Incorporación en el lugar de trabajo',
    6: 'Accidente del trabajo',
    7: 'Contratación a plazo fijo',
    8: 'Cambio de plazo fijo a indefinido',
    11: 'Otros movimientos (ausencias)',
    12: 'Reliquidación, premio o bono',
    13: 'Suspensión del contrato por acto de autoridad',
    14: 'Suspensión del contrato por pacto',
    15: 'Reducción de la jornada',
  },
  T8: { A: 'Primer tramo', B: 'Segundo tramo', C: 'Tercer tramo', D: 'Sin derecho a monto' },
  T9: { S: 'Sí', N: 'No' },
  T10: codesOf(afps),
  T11: {
    '000': 'Sin institución',
    ...Object.fromEntries(apvInstitutions.map(({ code, name }) => [code, name])),
    ...Object.fromEntries(
      afps.flatMap(({ previred, name }) =>
        previred === null || previred === '00' ? [] : [[savingCodeOfAfp(previred), name]],
      ),
    ),
  },
  T12: { 0: 'No corresponde', 1: 'Directa', 2: 'Indirecta' },
  T13: { 0: 'Sin movimiento', 10: 'Cese de cotizaciones del afiliado voluntario' },
  T16: codesOf(healthInstitutions),
  T17: { 1: 'Pesos', 2: 'UF' },
  T18: codesOf(ccafs),
  T19: codesOf(mutuals),
  T22: { 1: 'Completa', 2: 'Parcial' },
}

/** The words of a code, or the code itself. */
export const previredCode = (table: string, code: string): string =>
  previredTables[table]?.[code] ?? code

/** The catalogues whose rows hold from a month or until one, by their table. */
const dated: Readonly<Record<string, readonly Coded[]>> = {
  T10: afps,
  T16: healthInstitutions,
  T18: ccafs,
  T19: mutuals,
}

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The tables with the codes that hold in a month. */
export const previredTablesIn = (month: YearMonth): Tables => ({
  ...previredTables,
  ...Object.fromEntries(
    Object.entries(dated).map(([table, rows]) => [table, codesOf(heldIn(rows, month))]),
  ),
})
