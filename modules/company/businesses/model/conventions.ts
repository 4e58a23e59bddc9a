import type { SettingDef } from '#law/setting.ts'
import { settingDefs, usualAnswer } from '#law/settings.ts'

export { usualAnswer }

export type Convention = { code: string; value: string }

/** Answered by an option of their own, above the conventions. */
const byOption: ReadonlySet<string> = new Set([
  'CONVENCION_INGRESO',
  'CONVENCION_LICENCIA',
  'GRATIFICACION_LICENCIA',
])

/** The questions that the law leaves open and that a razón social may answer in its own way. */
export const conventions: readonly SettingDef[] = settingDefs.filter(
  ({ code }) => !byOption.has(code),
)

/** Which of the answers is not one that the question has, if any. */
export function conventionProblem(chosen: readonly Convention[]): string | undefined {
  const wrong = chosen.find(({ code, value }) => {
    const asked = conventions.find((convention) => convention.code === code)
    return !asked || !Object.hasOwn(asked.options, value)
  })
  return wrong && `La convención ${wrong.code} no tiene la respuesta «${wrong.value}»`
}

/** The stored choices that still mean something. */
export function chosenIn(stored: unknown): Convention[] {
  if (typeof stored !== 'object' || stored === null) return []
  return Object.entries(stored).flatMap(([code, value]) =>
    typeof value === 'string' && conventionProblem([{ code, value }]) === undefined
      ? [{ code, value }]
      : [],
  )
}
