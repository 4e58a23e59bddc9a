import { Alert } from 'antd'
import type { RetroactivityQuery } from '#generated/documents/graphql.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { PostRetroactive, Retroactive } from './documents.ts'
import { LateItemDialog } from './LateItemDialog.tsx'
import { OwedBlock } from './OwedBlock.tsx'
import { LateItems, Posted } from './Registered.tsx'
import './retroactivity.css'

export type Answer = RetroactivityQuery['retroactivity']

/** What closed months owe into an open one: preview, posting, what was posted. */
export function Retroactivity({ monthId }: { monthId: string }) {
  const form = useOpenForm('haber tardío')
  const asked = useDetail(Retroactive, { input: { payrollMonthId: monthId } })
  const answer = asked.data?.retroactivity
  if (asked.error) return <LoadProblem error={asked.error} retry={asked.reload} />
  if (!answer) return <PageSkeleton />
  const { owed, posted, failures, lateItems, isOpen } = answer
  return (
    <>
      <Bar answer={answer} monthId={monthId} onAdd={() => form.open()} />
      {failures.map(({ contractId, name, originMonth, message }) => (
        <Alert
          key={`${contractId}-${originMonth}`}
          className="rt-alert"
          type="warning"
          showIcon
          title={`${name}, ${monthLabel(originMonth)}: ${message}`}
        />
      ))}
      {owed.length + posted.length === 0 && (
        <EmptyState title="Los meses cerrados no deben nada">
          {isOpen
            ? 'Aquí aparece lo que se registra tarde: un aumento, una licencia, un bono olvidado.'
            : 'No se agregaron diferencias a este mes.'}
        </EmptyState>
      )}
      {owed.map((row) => (
        <OwedBlock key={`${row.contractId}-${row.originMonth}`} row={row} />
      ))}
      <LateItems items={lateItems} monthId={monthId} isOpen={isOpen} />
      <Posted posted={posted} monthId={monthId} isOpen={isOpen} />
      {form.key && <LateItemDialog monthId={monthId} yearMonth={answer.yearMonth} form={form} />}
    </>
  )
}

type BarProps = { answer: Answer; monthId: string; onAdd: () => void }

function Bar({ answer: { owed, isOpen, yearMonth }, monthId, onAdd }: BarProps) {
  const post = useAction(PostRetroactive, { done: 'Las diferencias quedaron en el mes abierto' })
  const total = owed.reduce((sum, { toPay }) => sum + toPay, 0)
  const add = `Agregar a ${monthLabel(yearMonth)}`
  return (
    <div className="rt-bar">
      <p className="rt-verdict">
        <strong>{verdictOf(owed.length, total)}</strong>
        <span className="soft">
          Cada mes cerrado se calcula de nuevo con su propia ley; el cierre no cambia.
        </span>
      </p>
      {isOpen && (
        <span className="rt-actions">
          <ActionButton permission="userItems.create" onClick={onAdd}>
            Registrar un haber tardío
          </ActionButton>
          <ActionButton
            look={owed.length > 0 ? 'primary' : 'plain'}
            permission="userItems.create"
            disabled={owed.length > 0 ? undefined : 'No hay diferencias por agregar'}
            confirm="Se agregan solo las diferencias, por mes de origen. Se puede deshacer."
            onClick={() => post.run({ input: { payrollMonthId: monthId } })}
          >
            {add}
          </ActionButton>
        </span>
      )}
    </div>
  )
}

function verdictOf(count: number, total: number): string {
  if (count === 0) return 'Nada por agregar'
  if (total < 0) return `Se deben recuperar ${formatPesos(-total)} líquidos`
  return `Se deben ${formatPesos(total)} líquidos`
}
