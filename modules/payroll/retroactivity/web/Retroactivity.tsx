import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import {
  PostRetroactive,
  Retroactivity as Retroactive,
} from '#generated/operations/retroactivity.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { JobProgress } from '#platform/web/kit/page/JobProgress.tsx'
import { StoredFiguresProgress } from '#platform/web/kit/page/StoredFiguresProgress.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useOwnListState } from '#platform/web/list/useListState.ts'
import { useDetailWhile } from '#platform/web/api/useDetailWhile.ts'
import { LateItemDialog } from './LateItemDialog.tsx'
import { OwedBlock } from './OwedBlock.tsx'
import { Failures, LateItems, Posted, usePosted } from './RegisteredItems.tsx'
import type { Answer } from './types.ts'
import './retroactivity.css'

/** What closed months owe into an open one: preview, posting, what was posted. */
export function Retroactivity({ monthId }: { monthId: string }) {
  const form = useOpenForm('ítem atrasado')
  const pages = useOwnListState({ size: 10 })
  const { page, size } = pages.state
  // What many changes move is calculated by the worker, and what many are owed is posted by it.
  const asked = useDetailWhile(
    Retroactive,
    { input: { payrollMonthId: monthId, page, size } },
    ({ retroactivity: { calculating, posting } }) => calculating !== null || posting !== null,
  )
  const posted = usePosted(monthId)
  const answer = asked.data?.retroactivity
  if (asked.error) return <LoadProblem error={asked.error} retry={asked.reload} />
  if (!answer) return <PageSkeleton />
  const { owed, total, failures, isOpen, calculating, posting } = answer
  const isPosted = posted.loading || posted.filtered || posted.total > 0
  return (
    <>
      <Bar answer={answer} monthId={monthId} onAdd={() => form.open()} />
      {posting && <Posting {...posting} />}
      {calculating && (
        <StoredFiguresProgress
          title="Calculando lo que deben los meses cerrados"
          {...calculating}
          known={total > 0}
        />
      )}
      {failures > 0 && <Failures monthId={monthId} />}
      {total === 0 && !isPosted && !calculating && (
        <EmptyState title="Sin diferencias por pagar">
          {isOpen
            ? 'Aquí aparece lo que se registra tarde: un aumento, una licencia, un bono olvidado.'
            : 'No se agregaron diferencias a este mes ni quedan de este mes o de los anteriores.'}
        </EmptyState>
      )}
      {owed.map((row) => (
        <OwedBlock
          key={`${row.contractId}-${row.originMonth}`}
          row={row}
          payIn={answer.payIn?.yearMonth ?? null}
        />
      ))}
      {total > 10 && <Pages page={page} size={size} total={total} onChange={pages.setPage} />}
      <LateItems monthId={monthId} isOpen={isOpen} />
      <Posted list={posted} monthId={monthId} isOpen={isOpen} />
      {form.key && <LateItemDialog monthId={monthId} yearMonth={answer.yearMonth} form={form} />}
    </>
  )
}

/** What many people are owed is posted and removed by the worker, and stays if one leaves. */
const Posting = ({ done, total, error, removes }: NonNullable<Answer['posting']>) => (
  <JobProgress
    title={removes ? 'Quitando las diferencias' : 'Agregando las diferencias'}
    state={error ? 'failed' : done > 0 ? 'running' : 'pending'}
    done={done}
    total={total}
    unit="contratos"
    message={error ?? undefined}
  />
)

type BarProps = { answer: Answer; monthId: string; onAdd: () => void }

function Bar({ answer, monthId, onAdd }: BarProps) {
  const { total, toPay, isOpen, yearMonth, calculating } = answer
  const post = useAction(PostRetroactive, {
    done: ({ isPosting }) =>
      isPosting ? 'Las diferencias se agregan' : 'Las diferencias quedaron en el mes abierto',
  })
  const add = `Agregar a ${monthLabel(yearMonth)}`
  return (
    <div className="rt-bar">
      <p className="rt-verdict">
        <strong>
          {calculating && total === 0 ? 'Calculando las diferencias' : verdictOf(total, toPay)}
        </strong>
        <span className="soft">
          Cada mes cerrado se calcula de nuevo con su propia ley, y queda como se cerró.
        </span>
        {!isOpen && total > 0 && <PaidWhere payIn={answer.payIn} />}
      </p>
      {isOpen && (
        <span className="rt-actions">
          <ActionButton permission="userItems.create" besides={['userItems.read']} onClick={onAdd}>
            Registrar un haber o descuento atrasado
          </ActionButton>
          <ActionButton
            look={whyNot(answer) === undefined ? 'primary' : 'plain'}
            permission="userItems.create"
            disabled={whyNot(answer)}
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

/** A closed month takes nothing more: what is owed is paid in the open one. */
const PaidWhere = ({ payIn }: Pick<Answer, 'payIn'>) => (
  <span>
    {payIn ? (
      <>
        Se pagan en{' '}
        <Link to={`${pathTo('procesos/:id', { id: payIn.id })}/retroactivos`}>
          {monthLabel(payIn.yearMonth)}
        </Link>
        , el mes abierto.
      </>
    ) : (
      <>
        Se pagan en el próximo mes: <Link to={`${pathTo('procesos')}?abrir=1`}>ábralo</Link> para
        agregarlas.
      </>
    )}
  </span>
)

function whyNot({ calculating, isPosting, payable }: Answer): string | undefined {
  if (isPosting) return 'Se están agregando o quitando'
  if (calculating) return 'Las diferencias se están calculando'
  return payable ? undefined : 'No hay diferencias por agregar'
}

function verdictOf(count: number, toPay: number): string {
  if (count === 0) return 'Nada por agregar'
  if (toPay < 0) return `Se deben recuperar ${formatPesos(-toPay)} líquidos`
  return `Se deben ${formatPesos(toPay)} líquidos`
}
