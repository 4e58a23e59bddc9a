import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import type { Quota } from '../model/loan.ts'

/** Some quotas that are not written yet: how many, of how much, and until when. */
export function PlanInWords({ quotas }: { quotas: readonly Quota[] }) {
  const [first] = quotas
  const last = quotas.at(-1)
  if (!first || !last)
    return (
      <p className="mg-block" role="status">
        El préstamo queda pagado.
      </p>
    )
  const sum = quotas.reduce((total, { amount }) => total + amount, 0)
  const same = last.amount === first.amount
  return (
    <p className="mg-block" role="status">
      {quotas.length === 1
        ? `Queda una cuota de ${formatPesos(first.amount)}, en ${monthLabel(first.yearMonth)}.`
        : `Quedan ${quotas.length} cuotas desde ${monthLabel(first.yearMonth)} hasta ` +
          `${monthLabel(last.yearMonth)}: ` +
          (same
            ? `todas de ${formatPesos(first.amount)}`
            : `la primera de ${formatPesos(first.amount)} y la última de ` +
              formatPesos(last.amount)) +
          `, en total ${formatPesos(sum)}.`}
    </p>
  )
}
