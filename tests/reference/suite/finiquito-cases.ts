import { expected, type SuiteFile } from './cases.ts'
import { bases, byCause, caps, works, years } from './ending-drafts.ts'
import { insurance, offsets, special, vacations } from './settling-drafts.ts'
import { referenceFiniquito } from './finiquito.ts'
import type { FiniquitoDraft } from './finiquito-drafts.ts'

const CHECKED_BY =
  'Segunda implementación (tests/reference/suite/finiquito.ts): fracciones exactas, ' +
  'cada línea al peso, mitad hacia arriba'

const files: Readonly<Record<string, () => FiniquitoDraft[]>> = {
  afc: insurance,
  anos: years,
  bases,
  causales: byCause,
  descuentos: offsets,
  especiales: special,
  feriado: vacations,
  obra: works,
  topes: caps,
}

/** The finiquitos of the suite, each with what a second calculation pays. */
export const finiquitoFiles = (): SuiteFile[] =>
  Object.entries(files).map(([name, drafts]) => ({
    file: `finiquito/reference/${name}.json`,
    cases: drafts().map(({ title, payMonth, facts, codes, source }) => ({
      title,
      payMonth,
      facts,
      expect: expected(codes, referenceFiniquito(payMonth, facts)),
      source,
      checkedBy: CHECKED_BY,
    })),
  }))
