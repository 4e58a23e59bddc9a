import { multiplyDecimals } from '#chile/money/decimal.ts'
import type { YearMonth } from '#chile/period.ts'
import { rowAt, tableEditions } from '#payroll/index.ts'
import type { Context } from '#platform/server/context.ts'
import { indicators } from './indicators.queries.ts'

type Bracket = { upTo: string | null; values: readonly string[] }
type Asked = { yearMonth: YearMonth }

/**
 * The impuesto único of a month in UTM and, where the UTM is known, in pesos as the SII prints it.
 */
export async function incomeTax(context: Context, { yearMonth }: Asked) {
  const rows = await indicators(context, { yearMonth })
  const utm = rows.find(({ key }) => key === 'UTM')?.value ?? null
  const pesos = (units: string | null) =>
    units === null || utm === null ? null : multiplyDecimals(units, utm, 2)
  const { brackets, ...edition } = editionOf('TABLA_IMPUESTO_UNICO', yearMonth)
  return {
    ...edition,
    yearMonth,
    utm,
    brackets: brackets.map(({ upTo, values: [factor = '0', rebate = '0'] }, index) => {
      const above = brackets[index - 1]?.upTo ?? null
      return {
        place: index + 1,
        aboveUtm: above,
        upToUtm: upTo,
        above: pesos(above),
        upTo: pesos(upTo),
        factor,
        rebateUtm: rebate,
        rebate: pesos(rebate),
        most: mostRate(upTo, factor, rebate),
      }
    }),
  }
}
export type IncomeTax = Awaited<ReturnType<typeof incomeTax>>

/** What the tax takes at the top of a bracket, in percent: factor less rebate over the limit. */
function mostRate(upTo: string | null, factor: string, rebate: string): string | null {
  if (upTo === null) return null
  const percent = Number(factor) - (Number(rebate) / Number(upTo)) * 100
  return percent.toFixed(2)
}

/** What each family burden is paid in a month, by the average income of the person. */
export async function familyAllowance(_context: Context, { yearMonth }: Asked) {
  const { brackets, ...edition } = editionOf('TABLA_ASIGNACION_FAMILIAR', yearMonth)
  return {
    ...edition,
    yearMonth,
    brackets: brackets.map(({ upTo, values: [amount = '0'] }, index) => ({
      letter: 'ABCD'[index] ?? '',
      above: brackets[index - 1]?.upTo ?? null,
      upTo,
      amount,
    })),
  }
}
export type FamilyAllowance = Awaited<ReturnType<typeof familyAllowance>>

function editionOf(code: string, month: YearMonth) {
  const edition = rowAt(tableEditions[code] ?? [], month)
  const brackets: readonly Bracket[] = edition?.value ?? []
  return {
    status: (edition?.status ?? 'missing').toUpperCase(),
    source: edition?.source.text ?? 'Aún sin publicación',
    sourceUrl: edition?.source.url ?? null,
    note: edition?.note ?? null,
    since: edition?.from ?? null,
    brackets: [...brackets],
  }
}
