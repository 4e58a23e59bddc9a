/** What one bench found: a table, the goals it is held to, and what a reader must know. */
export interface Report {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly goals: readonly Goal[]
  readonly notes?: readonly string[]
}

export interface Goal {
  readonly text: string
  readonly value: number
  readonly least?: number
  readonly most?: number
}

export const met = ({ value, least, most }: Goal): boolean =>
  value >= (least ?? -Infinity) && value <= (most ?? Infinity)

/** The report as text for a terminal. */
export function print(report: Report): string {
  return [
    '',
    report.title,
    '',
    ...table([report.head, ...report.rows]),
    '',
    ...report.goals.map(line),
    ...(report.notes ?? []).map((note) => `  · ${note}`),
  ].join('\n')
}

/** 1234567 as 1.234.567; small numbers keep what tells them apart. */
export function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('es-CL')
  return value.toLocaleString('es-CL', { maximumSignificantDigits: 3 })
}

function line(goal: Goal): string {
  const wanted =
    goal.least === undefined ? `≤ ${figure(goal.most ?? 0)}` : `≥ ${figure(goal.least)}`
  return `  ${met(goal) ? 'met   ' : 'MISSED'} ${goal.text}: ${figure(goal.value)} (goal ${wanted})`
}

/** The first column to the left, the others to the right. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map((row) => (row[i] ?? '').length)),
  )
  const padded = rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))),
  )
  const [head, ...rest] = padded.map((row) => `  ${row.join('   ')}`)
  return [head ?? '', `  ${widths.map((width) => '─'.repeat(width)).join('   ')}`, ...rest]
}
