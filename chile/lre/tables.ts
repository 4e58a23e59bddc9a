import { afps, ccafs, healthInstitutions, mutuals } from '../catalogues.ts'
import { dismissalCauses } from '../dismissal.ts'
import { type Dated, heldIn } from '../dated-rows.ts'
import type { YearMonth } from '../period.ts'
import { specialWorkdays } from '../special-workdays.ts'
import { communes, regions } from '../territory.ts'

type Coded = Dated & { readonly lre: string | null }
const codesOf = (rows: readonly Coded[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ lre }) => lre ?? []))

/** Kinds of working time of the book: those that follow from a contract, and the special ones. */
export const lreWorkingTimes: Readonly<Record<string, string>> = {
  101: 'Ordinaria (art. 22)',
  201: 'Parcial (art. 40 bis)',
  408: 'Casa particular (art. 149)',
  409: 'Casa particular, puertas adentro (art. 149, inciso 2)',
  601: 'Excepcional autorizada (art. 38, inciso final)',
  701: 'Sin límite de jornada (art. 22, inciso 2)',
  ...Object.fromEntries(Object.values(specialWorkdays).map(({ lre, name }) => [lre, name])),
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
