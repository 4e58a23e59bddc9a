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
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { MassActPage } from '#platform/web/kit/mass/MassActPage.tsx'
import { UndoActDialog } from '#platform/web/kit/mass/UndoActDialog.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { act } from './batch-act.ts'
import { BatchLacks } from './BatchLacks.tsx'
import { BatchPapers } from './BatchPapers.tsx'
import { BatchPeopleTable } from './BatchPeopleTable.tsx'
import type { BatchRow } from './types.ts'
import './settlements.css'

/** The finiquitos of many people: what each is paid, what stops some, and what is done with all. */
export default function BatchPage() {
  return (
    <MassActPage
      act={act}
      of={SettlementBatchDocument}
      title={({ name }) => name}
      facts={({ payDate, undoneWhy }) => (
        <>
          <NoBreak words={`Pago: ${formatDate(payDate)}`} />
          {undoneWhy && `. Motivo: ${undoneWhy}`}
        </>
      )}
      actions={(batch) => <Acts batch={batch} />}
    >
      {(batch) => (
        <>
          <Sums batch={batch} />
          <BatchLacks batch={batch} />
          <BatchPeopleTable batch={batch} />
        </>
      )}
    </MassActPage>
  )
}

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

const UndoDialog = ({ batch, form }: DialogProps) => (
  <UndoActDialog
    title="Deshacer finiquito masivo"
    undo={UndoSettlementBatch}
    done="Los finiquitos se deshacen"
    row={batch}
    max={500}
    form={form}
  >
    Se eliminan los finiquitos de este lote que no están en pago ni pagados.
  </UndoActDialog>
)
