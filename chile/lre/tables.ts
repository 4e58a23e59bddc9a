import { afps, ccafs, healthInstitutions, mutuals } from '../catalogues.ts'
import { dismissalCauses } from '../dismissal.ts'
import { type Dated, heldIn } from '../dated.ts'
import type { YearMonth } from '../period.ts'
import { communes, regions } from '../territory.ts'

type Coded = Dated & { readonly lre: string | null }
const codesOf = (rows: readonly Coded[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ lre }) => lre ?? []))

/** Kinds of working time of the book, by their article. */
export const lreWorkingTimes: Readonly<Record<string, string>> = {
  101: 'Ordinaria, art. 22',
  201: 'Parcial, art. 40 bis',
  301: 'Extraordinaria, art. 30',
  401: 'Especial, art. 38 inc. 5',
  402: 'Especial, art. 23',
  403: 'Especial, art. 106',
  404: 'Especial, art. 152 ter D',
  405: 'Especial, art. 152 ter F',
  406: 'Especial, art. 25',
  407: 'Especial, art. 25 bis',
  408: 'Especial, art. 149',
  409: 'Especial, art. 149 inc. 2',
  410: 'Especial, art. 152 bis',
  411: 'Especial, arts. 36 y 145-D',
  412: 'Especial, art. 22 inc. final',
  501: 'Bisemanal',
  601: 'Excepcional, art. 38 inc. final',
  701: 'Exenta, art. 22 inc. 2',
}

/** The codes that no date limits. Of the IPS only «no» is published. */
const always: Readonly<Record<string, ReadonlySet<string>>> = {
  si_no: new Set(['0', '1']),
  tipo_impuesto: new Set(['1', '2', '3']),
  discapacidad: new Set(['0', '1', '2', '3']),
  ips: new Set(['0']),
  tramo: new Set(['A', 'B', 'C', 'D', 'S']),
  jornada: new Set(Object.keys(lreWorkingTimes)),
  region: codesOf(regions),
  comuna: codesOf(communes),
}

/** The catalogues that each coded column reads. */
const catalogues: Readonly<Record<string, readonly Coded[]>> = {
  afp: afps,
  salud: healthInstitutions,
  ccaf: ccafs,
  mutual: mutuals,
  causal: dismissalCauses,
}

/** The codes that each coded column takes in a month. */
export const lreTablesIn = (month: YearMonth): Readonly<Record<string, ReadonlySet<string>>> => ({
  ...always,
  ...Object.fromEntries(
    Object.entries(catalogues).map(([table, rows]) => [table, codesOf(heldIn(rows, month))]),
  ),
})
