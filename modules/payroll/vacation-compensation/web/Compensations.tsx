import type { VacationCompensationsQuery } from '#generated/documents/graphql.ts'
import {
  AnswerVacationCompensation,
  AttachVacationCompensationPaper,
  OpenVacationCompensationPaper,
  UndoVacationCompensation,
  VacationCompensations,
} from '#generated/operations/vacation-compensation.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthTitle } from '#chile/period.ts'
import { daysNumber, daysWords } from '#modules/time/vacations/model/words.ts'
import { relationsTo } from '#platform/model/states.ts'
import { openFile } from '#platform/web/api/files.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { ActDialog, actionOf, StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import {
  CompensationBasis,
  countedWords,
  compensationStates,
  VacationCompensation,
} from '../model/compensation.ts'
import { NewCompensation } from './NewCompensation.tsx'

type Row = VacationCompensationsQuery['vacationCompensations'][number]
type Act = 'approve' | 'reject' | 'undo' | 'attach'
const acts: readonly Act[] = ['approve', 'reject', 'undo', 'attach']

type Shown = { contractId: string; isOwn: boolean }

/** The agreements that pay progressive days of a contract in money (arts. 68 and 73). */
export default function Compensations({ contractId, isOwn }: Shown) {
  const input = { userContractId: contractId }
  const may = useCan()('vacationCompensations.read')
  const { data, error, loading, reload } = useDetail(
    VacationCompensations,
    { input },
    { enabled: may },
  )
  const form = useOpenForm(`feriado progresivo en dinero ${contractId}`)
  const open = useAction(OpenVacationCompensationPaper, {
    after: openFile,
    quiet: true,
    keepCache: true,
  })
  const rows = data?.vacationCompensations ?? []
  // The pay of some contracts is not for everybody who sees their days.
  if (!may || error?.kind === 'not-found') return null
  if (isOwn && !error && rows.length === 0) return null
  const act = acts.find((one) => form.key?.startsWith(`${one} `))
  const chosen = rows.find(({ id }) => form.key === `${act} ${id}`)
  const actions = (row: Row) => [
    ...(row.hasPaper
      ? [{ label: 'Ver acuerdo', onClick: () => open.run({ input: { id: row.id } }) }]
      : []),
    ...acts.map((one) =>
      actionOf(compensationStates, one, { state: row.state, relations: relationsTo(isOwn) }, () =>
        form.open(`${one} ${row.id}`),
      ),
    ),
  ]
  return (
    <Panel
      title="Feriado progresivo en dinero"
      text="Acuerdos que pagan días progresivos en la liquidación (arts. 68 y 73)"
      action={
        !isOwn && (
          <ActionButton permission="vacationCompensations.create" onClick={() => form.open()}>
            Registrar acuerdo
          </ActionButton>
        )
      }
    >
      {error ? (
        <LoadProblem error={error} retry={reload} />
      ) : !loading && rows.length === 0 ? (
        <EmptyState title="Sin acuerdos">
          Solo los días progresivos se pagan en dinero: los quince de la ley, nunca.
        </EmptyState>
      ) : (
        <Rows
          caption="Feriado progresivo en dinero"
          rows={rows}
          columns={columns}
          nameOf={(row) => `acuerdo del ${formatDate(row.agreedOn)}`}
          actions={actions}
          skeleton={loading ? 2 : 0}
        />
      )}
      {form.key === NEW && <NewCompensation contractId={contractId} form={form} />}
      {chosen && act === 'attach' && <Attach row={chosen} form={form} />}
      {chosen && (act === 'approve' || act === 'reject') && (
        <Answer row={chosen} act={act} form={form} />
      )}
      {chosen && act === 'undo' && <Undo row={chosen} form={form} />}
    </Panel>
  )
}

const whatOf = (row: Row): string => `acuerdo del ${formatDate(row.agreedOn)}`

const leadOf = (row: Row): string =>
  `${daysWords(row.days)}, ${formatPesos(row.amount)} en ${monthLabel(row.payMonth)}.`

type OfRow = { row: Row; form: OpenForm }

function Answer({ row, act, form }: OfRow & { act: 'approve' | 'reject' }) {
  const send = useAction(AnswerVacationCompensation, { done: compensationStates.acts[act].done })
  return (
    <ActDialog
      machine={compensationStates}
      act={act}
      what={whatOf(row)}
      lead={leadOf(row)}
      action={send}
      more={{ id: row.id, version: row.version, approve: act === 'approve' }}
      of={VacationCompensation}
      field="reason"
      form={form}
    />
  )
}

function Undo({ row, form }: OfRow) {
  const send = useAction(UndoVacationCompensation, { done: compensationStates.acts.undo.done })
  return (
    <ActDialog
      machine={compensationStates}
      act="undo"
      what={whatOf(row)}
      lead={leadOf(row)}
      action={send}
      more={{ id: row.id, version: row.version }}
      of={VacationCompensation}
      field="undoneWhy"
      form={form}
    />
  )
}

function Attach({ row, form }: OfRow) {
  const { label, done } = compensationStates.acts.attach
  const send = useAction(AttachVacationCompensationPaper, { done })
  return (
    <FormDialog
      title={label}
      action={send}
      more={{ id: row.id, version: row.version }}
      toInput={({ fileId }) => ({ fileId })}
      acts
      form={form}
    >
      <FilePick
        label="Acuerdo firmado"
        about={{ relatedType: 'vacationCompensation', relatedId: row.userContractId }}
      />
    </FormDialog>
  )
}

const whyText = ({ undoneWhy, reason }: Row) => undoneWhy ?? reason

const columns: readonly Column<Row>[] = [
  {
    key: 'agreedOn',
    title: 'Acuerdo',
    lead: true,
    text: ({ agreedOn }) => formatDate(agreedOn),
    render: ({ agreedOn, basis }) => (
      <TextWithHint
        words={<span className="tabular">{formatDate(agreedOn)}</span>}
        hint={CompensationBasis.label(basis)}
      />
    ),
  },
  {
    key: 'days',
    title: 'Días',
    text: ({ days }) => daysNumber(days),
    render: ({ days, countedDays, counting }) => (
      <TextWithHint
        words={<span className="tabular">{daysNumber(days)}</span>}
        hint={`Paga ${countedWords(countedDays, counting)}`}
      />
    ),
  },
  {
    key: 'amount',
    title: 'Monto',
    align: 'end',
    text: ({ amount }) => formatPesos(amount),
    render: ({ amount, least }) => (
      <span className="mg-option">
        <span className="tabular">{formatPesos(amount)}</span>
        <span className="soft tabular">Mínimo {formatPesos(least)}</span>
      </span>
    ),
  },
  {
    key: 'payMonth',
    title: 'Se paga en',
    text: ({ payMonth }) => monthTitle(payMonth),
  },
  {
    key: 'state',
    title: 'Estado',
    text: ({ state }) => compensationStates.states.label(state),
    render: (row) => <StateTag machine={compensationStates} state={row.state} />,
  },
  {
    key: 'why',
    title: 'Respuesta',
    text: whyText,
    render: (row) => <TextWithHint words={whyText(row) ?? <Nothing />} hint={row.answerer} />,
  },
]
