import { counted } from '#chile/counts.ts'
import { formatNumber, formatPercent, formatPesos } from '#chile/numbers.ts'
import { monthLabel, shiftMonth, yearOf, monthName } from '#chile/period.ts'
import type { ScenarioQuery } from '#generated/documents/graphql.ts'
import { ScenarioLaw } from '../model/scenario.ts'

export type Scenario = ScenarioQuery['scenario']
export type Result = NonNullable<Scenario['result']>
export type Change = Scenario['changes'][number]

/** A change as one sentence: «Desde octubre 2026, reajuste de 5% a toda la dotación». */
export function sentenceOf(change: Change, figures: ReadonlyMap<string, string>): string {
  return `Desde ${monthLabel(change.from)}, ${whatOf(change, figures)}`
}

function whatOf(change: Change, figures: ReadonlyMap<string, string>): string {
  const { kind, percent, figure, value, law, asOf, count, salary, area, raiseToMinimum } = change
  switch (kind) {
    case 'RAISE':
      return `reajuste de ${said(percent, formatPercent)} a ${whomOf(change)}`
    case 'FIGURE': {
      const name = said(figure, (code) => figures.get(code) ?? code)
      const lifted = raiseToMinimum ? ', subiendo los sueldos que queden bajo el mínimo' : ''
      return `${name} de ${said(value, formatNumber)}${lifted}`
    }
    case 'LAW':
      return `${ScenarioLaw.label(law)} como regirá en ${said(asOf, monthLabel)}`
    case 'HIRE': {
      const people = count === 1 ? '1 contratación' : `${said(count, formatNumber)} contrataciones`
      return `${people} con sueldo base de ${said(salary, formatPesos)}${area ? ` en ${area}` : ''}`
    }
    case 'LEAVE':
      return `sale ${whomOf(change)}`
  }
}

/** What a change lacks for its kind, a draft may still lack. */
const said = <Value>(value: Value | null, words: (value: Value) => string): string =>
  value === null ? '–' : words(value)

function whomOf({ scope, area, contracts }: Change): string {
  if (scope === 'ALL') return 'toda la dotación'
  if (scope === 'AREA') return `el área ${said(area, String)}`
  const names = contracts.map(({ name }) => name)
  return names.length > 3
    ? `${names.slice(0, 2).join(', ')} y ${counted(names.length - 2, 'persona')} más`
    : names.join(', ')
}

/** «octubre 2026 a septiembre 2027», or one month of each year. */
export function spanOf(row: { firstMonth: number; months: number; yearly: boolean }): string {
  const last = shiftMonth(row.firstMonth, (row.months - 1) * (row.yearly ? 12 : 1))
  if (row.months === 1) return monthLabel(row.firstMonth)
  const each = row.yearly ? `cada ${monthName(row.firstMonth)}, ` : ''
  return row.yearly
    ? `${each}${yearOf(row.firstMonth)} a ${yearOf(last)}`
    : `${monthLabel(row.firstMonth)} a ${monthLabel(last)}`
}

export const measures = {
  costo: { label: 'Costo empresa', of: 'employerCost' },
  liquido: { label: 'Líquido', of: 'net' },
  haberes: { label: 'Haberes', of: 'earnings' },
  descuentos: { label: 'Descuentos', of: 'deductions' },
} as const
export type Measure = keyof typeof measures
export const isMeasure = (text: string | null): text is Measure =>
  text !== null && Object.hasOwn(measures, text)
