import { expected, type SuiteFile } from './cases.ts'
import { accrual, balances, lateProofs, openings, progressive, terms } from './balance-drafts.ts'
import { endings, overtime, requests } from './calendar-drafts.ts'
import type { VacationDraft } from './vacation-drafts.ts'
import { referenceVacation } from './vacations.ts'

const CHECKED_BY =
  'Segunda implementación (tests/reference/suite/vacations.ts): días en fracciones exactas, ' +
  'a cuatro decimales; feriados por las reglas de sus leyes'

const files: Readonly<Record<string, () => VacationDraft[]>> = {
  bases: terms,
  calendario: requests,
  devengo: accrual,
  'horas-extra': overtime,
  partidas: openings,
  progresivos: progressive,
  'progresivos-acreditados': lateProofs,
  saldos: balances,
  termino: endings,
}

/** The vacations of the suite, each with what a second calculation gives. */
export const vacationFiles = (): SuiteFile[] =>
  Object.entries(files).map(([name, drafts]) => ({
    file: `vacations/reference/${name}.json`,
    cases: drafts().map(({ title, asOf, facts, codes, source }) => ({
      title,
      asOf,
      facts,
      expect: expected(codes, referenceVacation(asOf, facts)),
      source,
      checkedBy: CHECKED_BY,
    })),
  }))
