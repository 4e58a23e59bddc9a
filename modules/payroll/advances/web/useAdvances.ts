import { asText } from '#platform/web/look/format.ts'
import { useCallback, useMemo } from 'react'
import type { AdvancesQuery } from '#generated/documents/graphql.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import { formatNumber, parseNumber } from '#chile/numbers.ts'
import { numberProblem } from '#chile/typed-number.ts'
import { SaveAdvances } from '#generated/operations/advances.ts'
import { cellKey, contractOf } from '#platform/web/kit/sheet/people.ts'
import { partsOf } from '#platform/web/kit/sheet/parts.ts'
import { saveRows } from '#platform/web/kit/sheet/save.ts'
import { type Sheet, useSheet } from '#platform/web/kit/sheet/useSheet.ts'
import { valueOf } from '#platform/web/kit/form/typed-number.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { advanceAmount, advanceProblem } from '../model/advance.ts'

const NO_SALARY = 'No se conoce el sueldo base del mes.'

export type Row = AdvancesQuery['advances']['rows'][number]
type Mode = 'FIXED' | 'PERCENT'

/** Name of the sheet, under which its draft is kept. */
export const advanceSheet = 'anticipos'

/** The column that is typed and pasted; the mode is shown beside it. */
export const values = [{ code: 'VALOR', label: 'Anticipo' }]

export const keysOf = (contractId: string) => ({
  mode: cellKey(contractId, 'MODO'),
  value: cellKey(contractId, 'VALOR'),
})

const isValue = (key: string) => key.endsWith(' VALOR')
const asMode = (text: string): Mode => (text === 'PERCENT' ? 'PERCENT' : 'FIXED')

/** A stored amount as it is written: without the zeros of the database, nought as nothing. */
export const show = (key: string, value: string): string => {
  if (!isValue(key)) return value || 'FIXED'
  const plain = plainDecimal(value)
  return plain === '' || plain === '0' ? '' : formatNumber(plain)
}

/** What is typed in the advances of a month, person by person: how much, and of what. */
export function useAdvances(id: string, rows: readonly Row[]): Sheet {
  const saving = useAction(SaveAdvances, { done: 'Anticipos guardados' })
  const stored = useMemo(() => new Map(rows.flatMap((row) => cellsOf(row))), [rows])
  const people = useMemo(() => new Map(rows.map((row) => [row.contractId, row])), [rows])
  const read = useCallback(
    (key: string, text: string, typed: ReadonlyMap<string, string>) => {
      if (!isValue(key)) return { value: text }
      const [contractId = ''] = key.split(' ')
      const modeKey = keysOf(contractId).mode
      const mode = asMode(asText(typed.get(modeKey) ?? stored.get(modeKey)))
      return readValue(mode, text, people.get(contractId))
    },
    [people, stored],
  )
  return useSheet({
    name: advanceSheet,
    stored,
    read,
    show,
    aside: (key, textOf) => !isValue(key) && textOf(keysOf(contractOf(key)).value) === '',
    save: (sheet) => {
      const contracts = changedIn(sheet)
      const rowOf = (contractId: string) => {
        const { mode, value } = keysOf(contractId)
        return {
          contractId,
          mode: asMode(sheet.textOf(mode)),
          value: valueOf(sheet.textOf(value)) ?? '0',
          seen: sheet.seen(value) || '0',
        }
      }
      const parts = partsOf(contracts).map((part) => ({
        input: { payrollMonthId: id, rows: part.map(rowOf) },
        keys: part.map((contractId) => keysOf(contractId).value),
      }))
      return saveRows(saving, parts, sheet)
    },
  })
}

/** Whose advance changes: another mode of no amount is no change. */
function changedIn({ changed, textOf }: Pick<Sheet, 'changed' | 'textOf'>): string[] {
  const touched = [...changed.keys()].map((key) => contractOf(key))
  return [...new Set(touched)].filter((contractId) => {
    const { value } = keysOf(contractId)
    return changed.has(value) || textOf(value) !== ''
  })
}

const cellsOf = ({ contractId, mode, value }: Row) => {
  const keys = keysOf(contractId)
  return [
    [keys.mode, mode ?? 'FIXED'],
    [keys.value, asText(value)],
  ] as const
}

/** Without the salary of the month nobody can say what a part of it is, nor if it is too much. */
function readValue(mode: Mode, text: string, row: Row | undefined) {
  if (text.trim() === '') return { value: '0' }
  const salary = row?.salary ?? null
  if (salary === null) return { problem: row?.salaryProblem ?? NO_SALARY }
  const limits =
    mode === 'FIXED'
      ? ({ decimals: 0, min: 0, of: 'pesos' } as const)
      : ({ decimals: 2, min: 0, max: 100 } as const)
  const value = asText(parseNumber(text))
  const problem = numberProblem(text, limits) ?? advanceProblem(mode, value, salary)
  return problem === undefined ? { value } : { problem }
}

/** How the totals of the month change when what is typed is saved. */
export function typedTotals(rows: readonly Row[], sheet: Sheet) {
  const touched = new Set([...sheet.typed.keys()].map((key) => contractOf(key)))
  const change = { given: 0, amount: 0 }
  for (const row of rows) {
    if (!touched.has(row.contractId)) continue
    const [before, now] = [storedAmount(row), amountOf(row, sheet)]
    change.given += Number(now > 0) - Number(before > 0)
    change.amount += now - before
  }
  return change
}

/** Pesos of a person's advance as entered on the page; none while the entry is invalid. */
export function amountOf(row: Row, sheet: Sheet): number {
  const { salary } = row
  if (salary === null) return storedAmount(row)
  const keys = keysOf(row.contractId)
  const value = valueOf(sheet.textOf(keys.value))
  if (value === null || sheet.problems.has(keys.value)) return 0
  return advanceAmount(asMode(sheet.textOf(keys.mode)), value, salary)
}

/** Pesos of a person's advance as it is stored; none is no pesos. */
const storedAmount = ({ amount }: Row): number => amount ?? 0
