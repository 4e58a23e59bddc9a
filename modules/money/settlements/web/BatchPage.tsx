import { useParams } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import {
  CalculateSettlementBatch,
  IssueSettlementBatch,
  MakeBatchSettlements,
  ResumeSettlementBatch,
  SettlementBatch as SettlementBatchDocument,
  UndoSettlementBatch,
} from '#generated/operations/settlements.ts'
import { formatDate } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { AskDialog } from '#platform/web/kit/AskDialog.tsx'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { Figures } from '#platform/web/kit/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { MASS_ACTS_POLL_MS, massWords } from '#platform/web/kit/MassActs.tsx'
import { PageContext } from '#platform/web/kit/PageContext.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { usePoll } from '#platform/web/usePoll.ts'
import { BatchPapers } from './BatchPapers.tsx'
import { BatchPeopleTable } from './BatchPeopleTable.tsx'
import { batchStates, isWorking } from './batch-words.ts'
import type { BatchRow } from './types.ts'
import './settlements.css'

/** The finiquitos of many people: what each is paid, what stops some, and what is done with all. */
export default function BatchPage() {
  const { id = '' } = useParams()
  const detail = usePoll(
    SettlementBatchDocument,
    { input: { id } },
    { everyMs: MASS_ACTS_POLL_MS, until: ({ settlementBatch }) => !isWorking(settlementBatch) },
  )
  const batch = detail.data?.settlementBatch
  return (
    <DetailPage
      title={batch?.name ?? 'Finiquito masivo'}
      plainTitle={batch ? `Finiquito masivo ${batch.name}` : 'Finiquito masivo'}
      context={
        batch && (
          <PageContext tone={toneOf(batch)} state={massWords(batchStates, batch)}>
            <span>{batch.businessName}</span>
            <span>{`Pago: ${formatDate(batch.payDate)}`}</span>
            {batch.undoneWhy && <span>{`Motivo: ${batch.undoneWhy}`}</span>}
          </PageContext>
        )
      }
      actions={batch && <Acts batch={batch} />}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {batch && (
        <>
          <Sums batch={batch} />
          <BatchPeopleTable batch={batch} />
        </>
      )}
    </DetailPage>
  )
}

const toneOf = ({ failed, state }: BatchRow) =>
  failed ? 'danger' : state === 'ISSUED' ? 'success' : state === 'UNDONE' ? 'neutral' : 'warning'

const Sums = ({ batch }: { batch: BatchRow }) => (
  <div className="mg-block">
    <Figures
      label="Finiquito masivo"
      figures={[
        {
          label: 'Total a pagar',
          value: formatPesos(batch.toPay),
          hint: counted(batch.people, 'persona'),
        },
        { label: 'Con error', value: String(batch.errors), hint: 'No detienen a los demás' },
        {
          label: 'Por crear',
          value: String(batch.ready),
          hint: batch.blocked > 0 ? `${batch.blocked} no se podrán emitir` : 'Calculados',
        },
        {
          label: 'Creados',
          value: String(batch.unissued + batch.issued + batch.paid),
          hint: `${counted(batch.issued, 'emitido')} · en pago o pagados: ${batch.paid}`,
        },
      ]}
    />
  </div>
)

/** What can be done with all of them now. */
function Acts({ batch }: { batch: BatchRow }) {
  const { id, state, version, acts, failed, ready, unissued, issued } = batch
  const input = { id, version }
  const make = useAction(MakeBatchSettlements, { done: 'Los finiquitos se crean' })
  const issue = useAction(IssueSettlementBatch, { done: 'Los finiquitos se emiten' })
  const calculate = useAction(CalculateSettlementBatch, { done: 'Los finiquitos se calculan' })
  const resume = useAction(ResumeSettlementBatch, { done: 'El trabajo sigue' })
  const form = useOpenForm('deshacer finiquito masivo')
  const may = (act: string) => acts.includes(act)
  return (
    <>
      {failed && (
        <ActionButton
          look="primary"
          permission="settlements.create"
          onClick={() => resume.run({ input: { id } })}
        >
          Reanudar
        </ActionButton>
      )}
      {may('create') && (
        <ActionButton
          look="primary"
          permission="settlements.create"
          confirm={`Se crean ${counted(ready, 'finiquito')}; quienes tienen error quedan fuera.`}
          onClick={() => make.run({ input })}
        >
          Crear finiquitos
        </ActionButton>
      )}
      {may('issue') && (
        <ActionButton
          look="primary"
          permission="settlementIssues.create"
          confirm={`Se emiten ${counted(unissued, 'finiquito')}: sus montos quedan como están.`}
          onClick={() => issue.run({ input })}
        >
          Emitir finiquitos
        </ActionButton>
      )}
      {may('calculate') && (
        <ActionButton permission="settlements.create" onClick={() => calculate.run({ input })}>
          Calcular de nuevo
        </ActionButton>
      )}
      {may('undo') && (state === 'CALCULATED' || unissued + issued > 0) && (
        <ActionButton permission="settlements.delete" onClick={() => form.open()}>
          Deshacer
        </ActionButton>
      )}
      {form.key && <UndoDialog batch={batch} form={form} />}
      {batch.issued + batch.paid > 0 && (
        <ActionButton
          permission="settlements.update"
          to={`${pathTo('finiquitos/mostrar')}?lote=${id}`}
        >
          Mostrar a las personas
        </ActionButton>
      )}
      <BatchPapers batch={batch} />
    </>
  )
}

type DialogProps = { batch: BatchRow; form: ReturnType<typeof useOpenForm> }

/** Why they are undone: it stays in the history of each finiquito. */
function UndoDialog({ batch: { id, version }, form }: DialogProps) {
  const undo = useAction(UndoSettlementBatch, { done: 'Los finiquitos se deshacen' })
  return (
    <AskDialog
      title="Deshacer finiquito masivo"
      okText="Deshacer"
      max={500}
      rows={2}
      busy={undo.busy}
      form={form}
      onSend={(undoneWhy) => undo.attempt({ input: { id, version, undoneWhy } })}
    >
      <p>Se eliminan los finiquitos de este lote que no están en pago ni pagados.</p>
    </AskDialog>
  )
}
