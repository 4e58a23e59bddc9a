import { decimalsOf, rescale, scaled } from '#chile/money/decimal.ts'
import { isDate } from '#chile/dates.ts'

/** What a program answers for a case, ours or another: exact decimals, or a date, by code. */
export type Answers = Readonly<Record<string, string>>

/** What somebody checked: amounts as texts or numbers, and dates. */
export type Checked = Readonly<Record<string, string | number>>

type Wanted = { readonly expect?: Checked | undefined; readonly not?: Checked | undefined }

/** The codes of which a case says something. */
export const askedBy = ({ expect = {}, not = {} }: Wanted): readonly string[] =>
  Object.keys({ ...expect, ...not })

/**
 * On what the answers and a case differ, in words: an amount is compared at the decimals that the
 * case writes, rounded half up; a date, whole. Empty when they agree.
 */
export const differences = ({ expect = {}, not = {} }: Wanted, answers: Answers): string[] => [
  ...compared(expect, answers, (code, wanted, ours, same) =>
    same ? [] : [`${code}: se espera ${wanted} y resulta ${ours}`],
  ),
  ...compared(not, answers, (code, _, ours, same) =>
    same ? [`${code}: resulta ${ours}, la cifra que no debe dar`] : [],
  ),
]

function compared(
  wanted: Checked,
  answers: Answers,
  judge: (code: string, wanted: string, ours: string, same: boolean) => string[],
): string[] {
  return Object.entries(wanted).flatMap(([code, value]) => {
    const ours = answers[code]
    if (ours === undefined) return [`No existe ${code}`]
    return judge(code, String(value), ours, isSame(String(value), ours))
  })
}

function isSame(wanted: string, ours: string): boolean {
  if (isDate(wanted) || isDate(ours)) return wanted === ours
  const places = decimalsOf(wanted)
  const exact = decimalsOf(ours)
  return scaled(wanted, places) === rescale(scaled(ours, exact), exact, places)
}
