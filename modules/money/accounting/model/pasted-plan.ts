import type { PastedName, PastedRow } from '#platform/model/pasted-list.ts'
import { choiceReader } from '#platform/model/choice-cell.ts'
import type { AccountKind } from './account.ts'

/** The columns of a pasted plan, in their order. */
export const pastedColumns = [
  { name: 'code', title: 'Código' },
  { name: 'name', title: 'Nombre' },
  { name: 'kind', title: 'Tipo' },
  { name: 'under', title: 'Bajo' },
] as const

export type PastedColumn = PastedName<typeof pastedColumns>
export type PastedAccount = PastedRow<typeof pastedColumns>

/** The first cell of a row of titles. */
export const planTitle = /^\s*(c[oó]digo|cuenta|c[oó]d\.?)\b/i

/** An account that the plan has already. */
export type KnownAccount = {
  readonly code: string
  readonly name: string
  readonly kind: AccountKind
  /** The code of the account above. */
  readonly under: string | null
  readonly takesEntries: boolean
  /** Whether a rule names it: then it has to go on taking entries. */
  readonly isNamed: boolean
  /** It is of a razón social that the reader does not reach. */
  readonly isHidden: boolean
}

export type ReadAccount =
  | {
      readonly code: string
      readonly name: string
      readonly kind: AccountKind
      readonly under: string | null
      readonly isNew: boolean
    }
  | { readonly wrong: PastedColumn; readonly problem: string }

const readKind = choiceReader<AccountKind>([
  { value: 'ASSET', label: 'Activo', also: ['activos'] },
  { value: 'LIABILITY', label: 'Pasivo', also: ['pasivos'] },
  { value: 'EQUITY', label: 'Patrimonio' },
  { value: 'INCOME', label: 'Ingreso', also: ['ingresos'] },
  { value: 'EXPENSE', label: 'Gasto', also: ['gastos', 'resultado'] },
])

const KINDS = 'Activo, Pasivo, Patrimonio, Ingreso o Gasto'

/**
 * What each row of a pasted plan is, or what is wrong with it and in which cell. An account that is
 * there already keeps its kind and its place, and takes the new name; its row says the same of both
 * or nothing. The account above is of the plan or of the list, takes no entries by any rule, and is
 * not below the row itself.
 */
export function readPlan(
  lines: readonly PastedAccount[],
  known: readonly KnownAccount[],
): readonly ReadAccount[] {
  const rows = lines.map(({ code, name, kind, under }) => ({
    code: code.trim(),
    name: name.trim(),
    kind: kind.trim(),
    under: under.trim(),
  }))
  const byCode = new Map(known.map((one) => [one.code, one]))
  const above = new Map<string, string | null>(
    known.filter(({ isHidden }) => !isHidden).map(({ code, under }) => [code, under]),
  )
  for (const { code, under } of rows) {
    if (code !== '' && !byCode.has(code)) above.set(code, under === '' ? null : under)
  }
  const seen = new Set<string>()
  return rows.map((row) => {
    const again = seen.has(row.code)
    seen.add(row.code)
    if (again && row.code !== '') return { wrong: 'code', problem: 'Está dos veces en la lista' }
    return readRow(row, byCode.get(row.code), { byCode, above })
  })
}

type Plan = {
  readonly byCode: ReadonlyMap<string, KnownAccount>
  /** The account above each one, of the plan and of the list. */
  readonly above: ReadonlyMap<string, string | null>
}

function readRow(row: PastedAccount, stored: KnownAccount | undefined, plan: Plan): ReadAccount {
  const { code, name } = row
  if (code === '') return { wrong: 'code', problem: 'Falta el código' }
  if (code.length > 40) return { wrong: 'code', problem: 'Tiene más de 40 caracteres' }
  if (stored?.isHidden) return { wrong: 'code', problem: 'Ya es de otra razón social' }
  if (name === '') return { wrong: 'name', problem: 'Falta el nombre' }
  if (name.length > 120) return { wrong: 'name', problem: 'Tiene más de 120 caracteres' }
  const read = readKind(row.kind)
  if (stored) return readKnown(row, stored, read.ok ? read.value : undefined)
  if (!read.ok) {
    const meant =
      read.suggestion === undefined ? `use ${KINDS}` : `¿quiso decir ${read.suggestion}?`
    return { wrong: 'kind', problem: `No es un tipo: ${meant}` }
  }
  const kind = read.value
  const problem = row.under === '' ? undefined : underProblem(row, plan)
  if (problem) return { wrong: 'under', problem }
  return { code, name, kind, under: row.under === '' ? null : row.under, isNew: true }
}

/** A row of an account that is there already: what it says besides the name is what there is. */
function readKnown(
  { code, name, kind: said, under }: PastedAccount,
  stored: KnownAccount,
  kind: AccountKind | undefined,
): ReadAccount {
  if (said !== '' && kind !== stored.kind) {
    return { wrong: 'kind', problem: 'Ya existe con otro tipo: cámbielo en la cuenta' }
  }
  if (under !== '' && under !== stored.under) {
    return { wrong: 'under', problem: 'Ya existe en otro lugar: muévala en la cuenta' }
  }
  return { code, name, kind: stored.kind, under: stored.under, isNew: false }
}

/** Why an account does not go under the one that its row says. */
function underProblem({ code, under }: PastedAccount, { byCode, above }: Plan): string | undefined {
  if (under === code) return 'Una cuenta no va bajo sí misma'
  if (!above.has(under)) return `La cuenta ${under} no existe, ni en el plan ni en la lista`
  const parent = byCode.get(under)
  if (parent?.takesEntries && parent.isNamed) {
    return `La cuenta ${under} recibe movimientos por una regla: cambie la regla antes`
  }
  const passed = new Set<string>()
  for (let at: string | null = under; at !== null; at = above.get(at) ?? null) {
    if (at === code) return 'Queda bajo una cuenta que está debajo de ella'
    if (passed.has(at)) return undefined
    passed.add(at)
  }
  return undefined
}
