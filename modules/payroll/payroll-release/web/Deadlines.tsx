import type { PayrollDeadlinesQuery } from '#generated/documents/graphql.ts'
import { monthLabel } from '#chile/period.ts'
import { MarkPayrollDeadline, PayrollDeadlines } from '#generated/operations/payroll-release.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { DeadlineKind, DeclaredKind, sourceOf } from '../model/deadlines.ts'

type Deadline = PayrollDeadlinesQuery['payrollDeadlines'][number]

const tones: Readonly<Record<string, Tone>> = {
  DONE: 'success',
  OVERDUE: 'danger',
  TODAY: 'warning',
  SOON: 'warning',
}

/** Deadlines that fall together are one: the same thing of the same month, on the same day. */
function together(rows: readonly Deadline[]) {
  const keyOf = (row: Deadline) => `${row.kind} ${row.yearMonth} ${row.due} ${row.state}`
  return [...Map.groupBy(rows, keyOf)].flatMap(([key, all]) => {
    const [first] = all
    return first ? [{ ...first, key, all }] : []
  })
}

/** What is due next: people paid, contributions declared, the book sent. */
export function Deadlines({ businessId }: { businessId: string | null }) {
  const known = useDetail(PayrollDeadlines, undefined, { keep: true })
  const rows = (known.data?.payrollDeadlines ?? []).filter(
    (row) => !businessId || row.businessId === businessId,
  )
  if (rows.length === 0) return null
  return (
    <ol className="pp-deadlines" aria-label="Plazos">
      {together(rows).map((row) => (
        <li key={row.key} data-tone={tones[row.state] ?? 'neutral'}>
          <StatusTag tone={tones[row.state] ?? 'neutral'}>{row.words}</StatusTag>
          <span className="pp-deadline-name" title={sourceOf[row.kind]}>
            {DeadlineKind.label(row.kind)}
          </span>
          <span className="soft tabular">
            {formatDate(row.due)} · {monthLabel(row.yearMonth)}
          </span>
          <span className="soft">{namesOf(row.all)}</span>
          <Mark rows={row.all} />
        </li>
      ))}
    </ol>
  )
}

const namesOf = ([first, ...others]: readonly Deadline[]) =>
  others.length === 0 ? first?.businessName : `${others.length + 1} razones sociales`

/** Says that it is done, or that it was not: only of what nobody but people knows. */
function Mark({ rows }: { rows: readonly Deadline[] }) {
  const [first] = rows
  const done = first?.state === 'DONE'
  const mark = useAction(MarkPayrollDeadline, {
    done: done ? 'El plazo vuelve a estar pendiente' : 'Plazo cumplido',
  })
  const kind = first?.kind
  if (!DeclaredKind.has(kind)) return null
  const send = () =>
    mark.run({
      input: {
        kind,
        done: !done,
        months: rows.map(({ payrollMonthId }) => ({ payrollMonthId })),
      },
    })
  return (
    <ActionButton
      look="text"
      size="small"
      permission="payrollMonths.update"
      disabled={rows.some(({ isOpen }) => isOpen) ? 'Primero hay que cerrar el mes' : undefined}
      onClick={send}
    >
      {done ? 'Deshacer' : 'Marcar hecho'}
    </ActionButton>
  )
}
