import type { AccountKind } from './account.ts'

/** An account of a pasted table. */
export type PastedAccount = {
  readonly code: string
  readonly name: string
  readonly kind: AccountKind
  readonly under: string | null
  readonly takesEntries: boolean
}

export type PastedPlan = {
  readonly rows: readonly PastedAccount[]
  /** Sentence about the first line that does not read; then there are no rows. */
  readonly fault: string | null
}

/** Most lines of one table. */
const MOST = 2000

const kinds: Readonly<Record<string, AccountKind>> = {
  activo: 'ASSET',
  pasivo: 'LIABILITY',
  patrimonio: 'EQUITY',
  ingreso: 'INCOME',
  gasto: 'EXPENSE',
  resultado: 'EXPENSE',
}

/**
 * The accounts of a table as a spreadsheet copies it: code, name, kind, and the code of the account
 * above. Columns are apart by a tab or a semicolon; a first line of titles is left out. An account
 * with others under it takes no entries.
 */
export function readPlan(table: string): PastedPlan {
  const lines = table.split(/\r?\n/).filter((line) => line.trim() !== '')
  const body = lines.length > 0 && isHead(lines[0] ?? '') ? lines.slice(1) : lines
  if (body.length === 0) return refused('Pegue al menos una cuenta: código, nombre y tipo')
  if (body.length > MOST) return refused(`A lo más ${MOST} cuentas de una vez`)
  const read = body.map((line, at) => readLine(line, at + 1 + lines.length - body.length))
  const fault = read.find((one) => typeof one === 'string')
  if (typeof fault === 'string') return refused(fault)
  const rows = read.flatMap((one) => (typeof one === 'string' ? [] : [one]))
  const above = new Set(rows.flatMap(({ under }) => under ?? []))
  const seen = new Set<string>()
  for (const { code } of rows) {
    if (seen.has(code)) return refused(`La cuenta ${code} está dos veces`)
    seen.add(code)
  }
  return { rows: rows.map((row) => ({ ...row, takesEntries: !above.has(row.code) })), fault: null }
}

const refused = (fault: string): PastedPlan => ({ rows: [], fault })

const KINDS = 'Activo, Pasivo, Patrimonio, Ingreso o Gasto'

const isHead = (line: string) => /^\s*"?c[oó]digo/i.test(line)

function readLine(line: string, number: number): PastedAccount | string {
  const cells = line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim())
  const [code = '', name = '', kindText = '', under = ''] = cells
  if (code === '' || name === '') return `Línea ${number}: faltan el código o el nombre`
  if (code.length > 40) return `Línea ${number}: el código tiene más de 40 caracteres`
  if (name.length > 120) return `Línea ${number}: el nombre tiene más de 120 caracteres`
  const kind = kinds[kindText.toLowerCase()]
  if (!kind) {
    return `Línea ${number}: «${kindText}» no es un tipo; use ${KINDS}`
  }
  if (under === code) return `Línea ${number}: una cuenta no va bajo sí misma`
  return { code, name, kind, under: under === '' ? null : under, takesEntries: true }
}
